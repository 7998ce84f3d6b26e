import SwiftUI

struct ToolbarStatusDemo: View {
  var body: some View {
    NavigationStack {
      List(0..<40, id: \.self) { Text("Mail \($0)") }
        .navigationTitle("Inbox")
        .toolbar {
          ToolbarItem(placement: .bottomBar) {
            Button("Filter", systemImage: "line.3.horizontal") {}
          }
          ToolbarSpacer(.flexible, placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Button("New", systemImage: "square.and.pencil") {} }
          ToolbarItem(placement: .status) { Text("Updated just now").font(.caption) }
        }
    }
  }
}
