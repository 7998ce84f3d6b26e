import SwiftUI

struct ListStyleSidebarDemo: View {
  @State private var isExpanded = true
  @State private var isOtherExpanded = false

  var body: some View {
    List {
      Section("Library", isExpanded: $isExpanded) {
        Label("Songs", systemImage: "music.note")
        Label("Albums", systemImage: "square.stack")
      }
      Section("Playlists", isExpanded: $isOtherExpanded) {
        Label("Favorites", systemImage: "heart")
      }
    }
    .listStyle(.sidebar)
  }
}
