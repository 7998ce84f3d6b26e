import SwiftUI

struct TabDemo: View {
  @State private var selection = 0

  var body: some View {
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: 0) {
        List(0..<40, id: \.self) { Text("Row \($0)") }
      }
      TabSection("More") {
        Tab("Mail", systemImage: "envelope", value: 1) { Text("Mail") }
        Tab("Settings", systemImage: "gear", value: 2) { Text("Settings") }
      }
      Tab(value: 3, role: .search) { Text("Search") }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}
