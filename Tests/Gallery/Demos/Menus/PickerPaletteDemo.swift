import SwiftUI

/// Colours in one row of a menu.
struct PickerPaletteDemo: View {
  @State private var chosen = 0
  private let colors: [Color] = [.green, .red, .blue, .purple, .pink, .orange]

  var body: some View {
    Menu("Reactions") {
      Picker("Palettes", selection: $chosen) {
        ForEach(colors.indices, id: \.self) { index in
          Label("Color \(index)", systemImage: "circle.fill").tint(colors[index])
        }
      }
      .pickerStyle(.palette)
      Button("Reply...") {}
    }
    .menuActionDismissBehavior(.disabled)
  }
}
