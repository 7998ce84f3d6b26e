import Foundation
import Motion
import Testing

@testable import Views

@Suite("Timing functions of Core Animation")
struct CAMediaTimingFunctionTests {
  /// The control points that Apple's documentation names.
  @Test(
    "One that is named is the curve of these control points",
    arguments: [
      (CAMediaTimingFunctionName.linear, [Float(0), 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]),
      (.easeOut, [0, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]),
      (.default, [0.25, 0.1, 0.25, 1]),
    ])
  func names(_ name: CAMediaTimingFunctionName, _ points: [Float]) {
    let named = CAMediaTimingFunction(name: name).curve
    let drawn = CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])
    for time in [0, 0.2, 0.5, 0.7, 1] {
      #expect(abs(named.value(at: time) - drawn.curve.value(at: time)) < 1e-3, "\(time)")
    }
  }
}
