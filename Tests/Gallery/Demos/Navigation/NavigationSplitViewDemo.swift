import SwiftUI

struct NavigationSplitViewDemo: View {
  @State private var column = NavigationSplitViewColumn.sidebar

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      List { Button("Show the detail") { column = .detail } }.navigationTitle("Sidebar")
    } detail: {
      Text("Detail view").navigationTitle("Detail")
    }
  }
}
