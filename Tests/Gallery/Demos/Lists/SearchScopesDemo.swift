import SwiftUI

struct SearchScopesDemo: View {
  @State private var text = "note"
  @State private var scope = "All"

  var body: some View {
    NavigationStack {
      List(["A note", "Another note"], id: \.self) { Text($0) }
        .navigationTitle("Notes")
    }
    .searchable(text: $text)
    .searchScopes($scope) {
      Text("All").tag("All")
      Text("Mine").tag("Mine")
    }
  }
}
