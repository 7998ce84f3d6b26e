import SwiftUI

struct TipViewDemo: View {
  var body: some View {
    VStack(spacing: 24) {
      TipView(FavoriteTip(), arrowEdge: .bottom)
      Image(systemName: "star").font(.system(size: 44)).foregroundStyle(.tint)
      TipView(SearchTip())
    }
    .padding()
  }
}

private struct FavoriteTip: Tip {
  var title: Text { Text("Keep a favorite") }
  var message: Text? { Text("Tap the star, and find it again at the top of the list.") }
  var image: Image? { Image(systemName: "star.fill") }
  var actions: [Action] { [Action(id: "more", title: "Learn more")] }
}

private struct SearchTip: Tip {
  var title: Text { Text("Search by color") }
}
