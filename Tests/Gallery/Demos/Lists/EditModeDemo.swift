import SwiftUI

struct EditModeDemo: View {
  @State private var selection: Set<String> = []

  var body: some View {
    NavigationStack {
      List(["Apple", "Pear", "Banana"], id: \.self, selection: $selection) { Text($0) }
        .navigationTitle("Fruits")
        .toolbar { EditButton() }
    }
  }
}
