import SwiftUI

struct PadTabsSidebarDemo: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Text("Home") }
      Tab("Search", systemImage: "magnifyingglass") { Text("Search") }
      Tab("Library", systemImage: "books.vertical") { Text("Library") }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}
