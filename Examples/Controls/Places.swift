import SwiftUI

// showreel: tap "Map" at 0.4; tap "Saved" at 1.4; tap "Beach" at 2; tap "Map" at 2.8; wait until settled; wait 0.3
struct Places: View {
  @State private var isSaved = false

  var body: some View {
    TabView {
      Text("Three places").font(.largeTitle)
        .tabItem { Label("List", systemImage: "list.bullet") }
      LinearGradient(colors: [.mint, .blue], startPoint: .top, endPoint: .bottom)
        .clipShape(.rect(cornerRadius: 24))
        .padding(30)
        .tabItem { Label("Map", systemImage: "map") }
      Form {
        Section("Saved") {
          Toggle("Beach", isOn: $isSaved)
          LabeledContent("Distance", value: "12 km")
        }
      }
      .tabItem { Label("Saved", systemImage: "star") }
    }
  }
}
