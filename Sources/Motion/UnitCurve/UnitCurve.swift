import Foundation
import Geometry

/// How far something is by how much of its time has passed, both 0…1.
///
/// Ease in is slow at first, ease out at last (rule `unit-curve-values`).
public struct UnitCurve: Hashable, Sendable {
  enum Function: Hashable, Sendable {
    case linear
    case circularIn
    case circularOut
    case circularInOut
    case bezier(CubicBezier)
  }

  let function: Function

  public static let linear = UnitCurve(function: .linear)
  public static let easeIn = UnitCurve(function: .bezier(.easeIn))
  public static let easeOut = UnitCurve(function: .bezier(.easeOut))
  public static let easeInOut = UnitCurve(function: .bezier(.easeInOut))
  public static let circularEaseIn = UnitCurve(function: .circularIn)
  public static let circularEaseOut = UnitCurve(function: .circularOut)
  public static let circularEaseInOut = UnitCurve(function: .circularInOut)

  /// What ``easeInOut`` was called.
  @available(*, deprecated, renamed: "easeInOut")
  public static var easeInEaseOut: UnitCurve { easeInOut }

  /// A Bézier curve from (0, 0) to (1, 1); the control points' x is held to 0…1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      function: .bezier(
        CubicBezier(
          startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)))
  }

  /// The curve with its axes swapped: it gives the progress at which this one has a value.
  public var inverse: UnitCurve {
    switch function {
    case .linear, .circularInOut: self
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .bezier(let b): UnitCurve(function: .bezier(CubicBezier(b.y1, b.x1, b.y2, b.x2)))
    }
  }

  /// The curve's value; progress outside 0…1 is held to it by Bézier curves only.
  public func value(at progress: Double) -> Double {
    let x = progress
    switch function {
    case .linear: return x
    case .circularIn: return 1 - (1 - x * x).squareRoot()
    case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      return x < 0.5
        ? (1 - (1 - 4 * x * x).squareRoot()) / 2
        : (1 + ((8 - 4 * x) * x - 3).squareRoot()) / 2
    case .bezier(let bezier):
      let y = bezier.value(at: x)
      return UncertainValues.unitCurveClampsItsValue ? max(0, min(1, y)) : y
    }
  }

  /// The curve's slope at a progress.
  public func velocity(at progress: Double) -> Double {
    let x = progress
    switch function {
    case .linear: return 1
    case .circularIn: return x / (1 - x * x).squareRoot()
    case .circularOut: return (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      return x < 0.5
        ? 2 * x / (1 - 4 * x * x).squareRoot()
        : 2 * (1 - x) / ((8 - 4 * x) * x - 3).squareRoot()
    case .bezier(let bezier): return bezier.slope(at: x)
    }
  }
}
