import SwiftUI

struct WatchListDemo: View {
  @State private var isOn = true

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Workout") { Text("Go") }
        Toggle("Wi-Fi", isOn: $isOn)
        Label("Heart", systemImage: "heart")
      }
      .navigationTitle("Health")
    }
  }
}
