import SwiftUI

/// A row that pushes a page of choices.
struct PickerNavigationLinkDemo: View {
  @State private var size = "Medium"

  var body: some View {
    NavigationStack {
      Form {
        Picker("Size", selection: $size) {
          ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
        }
        .pickerStyle(.navigationLink)
      }
      .navigationTitle("Order")
    }
  }
}
