import SwiftUI

struct ListStylePlainDemo: View {
  var body: some View {
    List {
      Section("Planets") {
        Label("Mercury", systemImage: "circle")
        Label("Venus", systemImage: "circle.fill")
      }
      Section("Moons") { Text("Titan") }
    }
    .listStyle(.plain)
  }
}
