import SwiftUI

/// The default picker outside of a form and in one.
struct PickerMenuDemo: View {
  @State private var flavor = "Vanilla"
  private let flavors = ["Chocolate", "Vanilla", "Strawberry"]

  var body: some View {
    VStack {
      Picker("Flavor", selection: $flavor) {
        ForEach(flavors, id: \.self) { Text($0) }
      }
      Form {
        Picker("Topping", selection: $flavor) {
          ForEach(flavors, id: \.self) { Text($0) }
        }
        Picker("All", selection: $flavor) {
          ForEach(flavors, id: \.self) { Text($0) }
        }
        .pickerStyle(.inline)
      }
    }
  }
}
