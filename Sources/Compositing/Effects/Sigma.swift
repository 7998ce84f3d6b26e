import Drawing
import Foundation
import Pixels
import Raster

/// Standard deviations of a blur, in pixels.
struct Sigma: Hashable {
  var x: Double
  var y: Double

  /// Whether no pixel's 8 bits would change: a neighbour's weight is below half of 1/255.
  var isNothing: Bool { x < Sigma.least && y < Sigma.least }
  static let least = 0.25

  /// Pixels beyond which nothing of a blurred edge is left in 8 bits: Q(3) < ½ · 1/255.
  var reach: (x: Int, y: Int) {
    (
      x < Sigma.least ? 0 : Int((3 * x).rounded(.up)) + 1,
      y < Sigma.least ? 0 : Int((3 * y).rounded(.up)) + 1
    )
  }
}
