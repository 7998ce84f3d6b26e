import Foundation
import Pixels
import Testing

@testable import Compositing

/// At how many texels a point leaves are painted.
struct TexelScaleTests {
  @Test func whatLiesFlatIsPaintedAtTheCanvasesOwnScale() {
    let scale = TexelScale(for: (2.000_01, 1.999_99), canvas: 2, exactly: false)
    #expect(scale.x == 2 && scale.y == 2)
  }

  /// Eight for each doubling, never less than is seen.
  @Test func whatIsMagnifiedTakesTheNextLargerStep() {
    for magnification in stride(from: 2.05, through: 7.9, by: 0.17) {
      let scale = TexelScale(for: (magnification, magnification), canvas: 2, exactly: false)
      #expect(scale.x >= magnification * 0.999 && scale.x <= magnification * 1.092)
      let step = log2(scale.x / 2) * 8
      #expect(abs(step - step.rounded()) < 0.01)
    }
  }

  @Test func whatIsExactKeepsItsScale() {
    let scale = TexelScale(for: (3.3, 1.1), canvas: 2, exactly: true)
    #expect(abs(scale.x - 3.3) < 1e-3 && abs(scale.y - 1.1) < 1e-3)
    #expect(scale.larger == scale.x)
  }

  @Test func almostEqualScalesAreEqual() {
    let scale = TexelScale(for: (3, 3.03), canvas: 2, exactly: true)
    #expect(scale.x == scale.y && scale.x >= 3.02)
  }

  @Test func coarseningHalvesTheLargerScaleAlone() {
    var scale = TexelScale(for: (4, 1), canvas: 1, exactly: true)
    let texels = scale.coarsen(PixelRect(x: -3, y: 5, width: 10, height: 7))
    #expect(scale.x == 2 && scale.y == 1)
    // All that was covered is covered.
    #expect(texels.minX == -2 && texels.maxX == 4 && texels.minY == 5 && texels.height == 7)
  }
}
