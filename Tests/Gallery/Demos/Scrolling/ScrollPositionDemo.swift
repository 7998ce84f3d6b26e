import SwiftUI

struct ScrollPositionDemo: View {
  @State private var position = ScrollPosition(edge: .top)

  var body: some View {
    ScrollView {
      ForEach(0..<40) { Text("Line \($0)").id($0).frame(maxWidth: .infinity).padding(8) }
        .scrollTargetLayout()
    }
    .scrollPosition($position)
    .safeAreaInset(edge: .bottom) {
      HStack {
        Button("Top") { withAnimation { position.scrollTo(edge: .top) } }
        Button("Line 20") { withAnimation { position.scrollTo(id: 20, anchor: .top) } }
        Button("Bottom") { withAnimation { position.scrollTo(edge: .bottom) } }
      }
      .buttonStyle(.borderedProminent)
      .padding()
      .frame(maxWidth: .infinity)
      .background(.bar)
    }
  }
}
