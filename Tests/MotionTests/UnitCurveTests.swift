import Geometry
import Testing

@testable import Motion

@Suite struct UnitCurveTests {
  /// Rule: `unit-curve-values`.
  @Test(arguments: [
    (UnitCurve.linear, [0, 0.25, 0.5, 0.75, 1], 1e-12),
    (.easeIn, [0, 0.09346, 0.31536, 0.62186, 1], 1e-5),
    (.easeOut, [0, 0.37814, 0.68464, 0.90654, 1], 1e-5),
    (.easeInOut, [0, 0.12916, 0.5, 0.87084, 1], 1e-5),
    (.circularEaseIn, [0, 0.032, 0.134, 0.339, 1], 1e-3),
    (.circularEaseOut, [0, 0.661, 0.866, 0.968, 1], 1e-3),
    (.circularEaseInOut, [0, 0.067, 0.5, 0.933, 1], 1e-3),
  ])
  func curvesHaveSwiftUIsValues(curve: UnitCurve, values: [Double], tolerance: Double) {
    for (index, expected) in values.enumerated() {
      let value = curve.value(at: Double(index) / 4)
      #expect(abs(value - expected) <= tolerance, "at \(Double(index) / 4): \(value)")
    }
  }

  /// Rule: `unit-curve-values`.
  @Test(arguments: [
    (UnitCurve.linear, [1, 1, 1, 1, 1], 1e-12),
    (.easeIn, [0, 0.67, 1.07, 1.37, 0], 0.01),
    (.easeOut, [1, 1.37, 1.07, 0.67, 0], 0.01),
    (.easeInOut, [0, 1.06, 1.72, 1.06, 0], 0.01),
    (.circularEaseIn, [0, 0.258, 0.577, 1.134, .infinity], 1e-3),
    (.circularEaseOut, [.infinity, 1.134, 0.577, 0.258, 0], 1e-3),
    (.circularEaseInOut, [0, 0.577, .infinity, 0.577, 0], 1e-3),
  ])
  func curvesHaveSwiftUIsSlopes(curve: UnitCurve, slopes: [Double], tolerance: Double) {
    for (index, expected) in slopes.enumerated() {
      let slope = curve.velocity(at: Double(index) / 4)
      #expect(
        slope == expected || abs(slope - expected) <= tolerance,
        "at \(Double(index) / 4): \(slope)")
    }
  }

  private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    .bezier(
      startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  @Test func controlPointsOutsideTheTimeAreHeldToIt() {
    let curve = bezier(-0.5, 2, 1.5, -1)
    #expect(curve.value(at: 0) == 0)
    #expect(abs(curve.value(at: 0.5) - 0.5) < 1e-6)
    #expect(curve.value(at: 1) == 1)
    #expect(abs(curve.velocity(at: 0.5) + 1) < 1e-5)
  }

  @Test func aCurveThatArrivesDiagonallyHasItsSlopeAtTheEnd() {
    #expect(bezier(0.2, 0.6, 0.5, 0.5).velocity(at: 1) == 1)
    #expect(bezier(0.2, 0.6, 1, 1).velocity(at: 1) == 0)
  }

  @Test func slopesOfOwnCurvesAreExact() {
    #expect(abs(bezier(0.25, 0.1, 0.75, 0.9).velocity(at: 0.5) - 1.199) < 1e-2)
    #expect(bezier(0.5, 0.5, 0.5, 0.5).value(at: 0.5) == 0.5)
    #expect(bezier(0.5, 0.5, 0.5, 0.5).velocity(at: 0.5) == 1)
  }

  /// Rule: `unit-curve-clamps-value`.
  @Test func bezierCurvesHoldProgressToTheirRangeAndLinearDoesNot() {
    #expect(UnitCurve.easeInOut.value(at: -0.5) == 0)
    #expect(UnitCurve.easeInOut.value(at: 1.5) == 1)
    #expect(UnitCurve.linear.value(at: 1.5) == 1.5)
    #expect(UnitCurve.linear.velocity(at: 1.5) == 1)
  }

  /// Rule: `curve-precision`.
  @Test func valuesAreMultiplesOfTheSolversPrecision() {
    let scaled = UnitCurve.easeIn.value(at: 0.3) * 0x1p20
    #expect(scaled == scaled.rounded())
  }

  /// Rule: `unit-curve-inverse`.
  @Test func inversesSwapTheAxes() {
    #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
    #expect(UnitCurve.circularEaseOut.inverse == .circularEaseIn)
    #expect(UnitCurve.linear.inverse == .linear)
    #expect(UnitCurve.easeIn.inverse != .easeOut)
    #expect(bezier(0.1, 0.2, 0.3, 0.4).inverse == bezier(0.2, 0.1, 0.4, 0.3))
    let there = UnitCurve.easeInOut.value(at: 0.3)
    #expect(abs(UnitCurve.easeInOut.inverse.value(at: there) - 0.3) < 1e-4)
  }
}
