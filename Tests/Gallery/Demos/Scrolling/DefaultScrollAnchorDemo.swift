import SwiftUI

struct DefaultScrollAnchorDemo: View {
  var body: some View {
    HStack {
      ScrollView { ForEach(0..<40) { Text("Line \($0)").padding(6) } }
        .defaultScrollAnchor(.bottom)
      ScrollView { Text("Short") }
        .defaultScrollAnchor(.center)
        .background(.yellow)
    }
  }
}
