import SwiftUI

struct OnDeleteDemo: View {
  @State private var items = ["Apple", "Pear", "Banana"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(items, id: \.self) { Text($0) }
          .onDelete { items.remove(atOffsets: $0) }
      }
      .toolbar { EditButton() }
    }
  }
}
