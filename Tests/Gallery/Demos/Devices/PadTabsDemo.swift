import SwiftUI

struct PadTabsDemo: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") {
        NavigationStack { List(0..<4) { Text("Row \($0)") }.navigationTitle("Home") }
      }
      Tab("Search", systemImage: "magnifyingglass") { Text("Search") }
      Tab("Library", systemImage: "books.vertical") { Text("Library") }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}
