import SwiftUI

struct MacTabsDemo: View {
  var body: some View {
    TabView {
      Tab("General", systemImage: "gear") { Text("General") }
      Tab("Advanced", systemImage: "star") { Text("Advanced") }
    }
    .padding()
  }
}
