import SwiftUI

/// Flat colours above, colours that run from light to dark beneath.
struct SymbolColorRenderingModeDemo: View {
  var body: some View {
    VStack(spacing: 30) {
      row.symbolColorRenderingMode(.flat)
      row.symbolColorRenderingMode(.gradient)
    }
    .font(.system(size: 60))
  }

  private var row: some View {
    HStack(spacing: 24) {
      Image(systemName: "heart.fill").foregroundStyle(.red)
      Image(systemName: "leaf.fill").foregroundStyle(.green)
      Image(systemName: "drop.fill").foregroundStyle(.blue)
    }
  }
}
