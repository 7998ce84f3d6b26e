import SwiftUI

/// The four rendering modes side by side.
struct SymbolRenderingModeDemo: View {
  private let names = [
    "rainbow", "cloud.sun.rain.fill", "person.crop.circle.badge.plus", "gearshape.2.fill",
    "exclamationmark.triangle.fill", "wifi",
  ]

  var body: some View {
    Grid(horizontalSpacing: 24, verticalSpacing: 20) {
      ForEach(names, id: \.self) { name in
        GridRow {
          Image(systemName: name).symbolRenderingMode(.monochrome)
          Image(systemName: name).symbolRenderingMode(.hierarchical)
          Image(systemName: name).symbolRenderingMode(.palette)
            .foregroundStyle(.blue, .orange, .green)
          Image(systemName: name).symbolRenderingMode(.multicolor)
        }
      }
    }
    .font(.system(size: 40))
    .foregroundStyle(.blue)
  }
}
