import SwiftUI

struct ListStyleGroupedDemo: View {
  var body: some View {
    List {
      Section("Planets") {
        Text("Mercury")
        Text("Venus")
      }
      Section("Moons") { Text("Titan") }
    }
    .listStyle(.grouped)
  }
}
