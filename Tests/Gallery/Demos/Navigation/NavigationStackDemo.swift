import SwiftUI

struct NavigationStackDemo: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Mint") { Color.mint.navigationTitle("Mint") }
        NavigationLink("Pink") { Color.pink.navigationTitle("Pink") }
        NavigationLink("Teal") { Color.teal.navigationTitle("Teal") }
      }
      .navigationTitle("Colors")
    }
  }
}
