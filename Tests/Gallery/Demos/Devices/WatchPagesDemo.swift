import SwiftUI

struct WatchPagesDemo: View {
  var body: some View {
    TabView {
      Text("One")
      Text("Two")
    }
    .tabViewStyle(.verticalPage)
  }
}
