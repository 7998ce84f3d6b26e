import SwiftUI

struct TabViewBottomAccessoryDemo: View {
  var body: some View {
    TabView {
      Tab("Library", systemImage: "books.vertical") {
        List(0..<40, id: \.self) { Text("Song \($0)") }
      }
      Tab("Radio", systemImage: "dot.radiowaves.left.and.right") { Text("Radio") }
    }
    .tabViewBottomAccessory { Label("Now playing", systemImage: "play.fill") }
  }
}
