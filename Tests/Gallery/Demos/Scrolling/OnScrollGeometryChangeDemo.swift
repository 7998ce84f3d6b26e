import SwiftUI

struct OnScrollGeometryChangeDemo: View {
  @State private var offset: CGFloat = 0

  var body: some View {
    ScrollView {
      ForEach(0..<40) { Text("Line \($0)").frame(maxWidth: .infinity).padding(8) }
    }
    .onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y + $0.contentInsets.top
    } action: {
      offset = $1
    }
    .overlay {
      Text(verbatim: "\(Int(offset))").font(.largeTitle).padding().background(.yellow, in: .capsule)
    }
  }
}
