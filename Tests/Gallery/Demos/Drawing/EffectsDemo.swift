import SwiftUI

struct EffectsDemo: View {
  private var card: some View {
    RoundedRectangle(cornerRadius: 16).fill(.orange.gradient)
      .overlay { Image(systemName: "star.fill").font(.largeTitle).foregroundStyle(.white) }
      .frame(width: 90, height: 90)
  }

  var body: some View {
    Grid(horizontalSpacing: 24, verticalSpacing: 24) {
      GridRow {
        card.blur(radius: 6)
        card.shadow(color: .black.opacity(0.5), radius: 10, y: 6)
        card.grayscale(1)
      }
      GridRow {
        card.hueRotation(.degrees(120))
        card.colorInvert()
        card.saturation(3)
      }
      GridRow {
        card.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
        card.rotationEffect(.degrees(20))
        card.colorMultiply(.cyan)
      }
    }
  }
}
