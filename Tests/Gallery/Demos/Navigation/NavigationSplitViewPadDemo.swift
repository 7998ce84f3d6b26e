import SwiftUI

struct NavigationSplitViewPadDemo: View {
  var body: some View {
    NavigationSplitView {
      Text("Sidebar").navigationTitle("Sidebar")
    } content: {
      Text("Primary View").navigationTitle("Content")
    } detail: {
      Text("Detail View")
    }
  }
}
