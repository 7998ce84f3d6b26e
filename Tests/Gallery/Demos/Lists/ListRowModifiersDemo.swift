import SwiftUI

struct ListRowModifiersDemo: View {
  var body: some View {
    List {
      Section {
        Text("Colored").listRowBackground(Color.yellow.opacity(0.3))
        Text("No line below").listRowSeparator(.hidden, edges: .bottom)
        Text("Red line").listRowSeparatorTint(.red)
        Text("Far in").listRowInsets(EdgeInsets(top: 8, leading: 60, bottom: 8, trailing: 8))
        Label("Green icon", systemImage: "leaf").listItemTint(.green)
      }
      Section("Close") { Text("Compact above") }.listSectionSpacing(.compact)
      Section("Prominent") { Text("Title above") }.headerProminence(.increased)
    }
  }
}
