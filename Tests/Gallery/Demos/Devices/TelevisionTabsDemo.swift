import SwiftUI

struct TelevisionTabsDemo: View {
  var body: some View {
    TabView {
      Tab("Library", systemImage: "books.vertical") {
        List(0..<4) { row in Button("Row \(row)") {} }
      }
      Tab("Search", systemImage: "magnifyingglass") { Text("Search") }
    }
  }
}
