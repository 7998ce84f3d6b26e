import SwiftUI

/// A bordered menu in the dark, whose order is fixed.
struct MenuDarkDemo: View {
  var body: some View {
    Menu("Sort") {
      Button("By Name", systemImage: "textformat") {}
      Button("By Date", systemImage: "calendar") {}
      Button("By Size", systemImage: "arrow.up.arrow.down") {}
    }
    .menuStyle(.button)
    .buttonStyle(.borderedProminent)
    .menuOrder(.fixed)
  }
}
