import Foundation

/// A timing curve from (0, 0) to (1, 1) by two control points, solved for y at a given x.
///
/// - Matches: SwiftUI by reverse engineering: x is met to 2⁻²⁰, results are multiples of 2⁻²⁰.
struct CubicBezier: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  static let linear = CubicBezier(0, 0, 1, 1)
  static let easeIn = CubicBezier(0.42, 0, 1, 1)
  static let easeOut = CubicBezier(0, 0, 0.58, 1)
  static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)

  /// - Parameters x1, x2: Held to 0…1, so that time never runs backwards.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = max(0, min(1, x1))
    self.y1 = y1
    self.x2 = max(0, min(1, x2))
    self.y2 = y2
  }

  var isLinear: Bool { x1 == y1 && x2 == y2 }

  private static let precision = 0x1p-20

  private static func rounded(_ value: Double) -> Double {
    guard value.isFinite else { return value }
    return (value / precision).rounded() * precision
  }

  /// y at a progress, which is held to 0…1; y itself may lie outside.
  func value(at progress: Double) -> Double {
    let progress = max(0, min(1, progress))
    if isLinear { return progress }
    return CubicBezier.rounded(Self.position(y1, y2, parameter(at: progress)))
  }

  /// dy/dx at a progress, which is held to 0…1.
  func slope(at progress: Double) -> Double {
    if isLinear { return 1 }
    let t = parameter(at: max(0, min(1, progress)))
    let (dx, dy) = (Self.derivative(x1, x2, t), Self.derivative(y1, y2, t))
    // Both vanish where an end point meets its control point; SwiftUI then reports 0 at t = 1.
    if dx == dy { return t == 1 && dx == 0 ? 0 : 1 }
    if dx == 0 { return dy > 0 ? .infinity : -.infinity }
    return CubicBezier.rounded(dy / dx)
  }

  private static func position(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
  }

  private static func derivative(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * p1 + 6 * u * t * (p2 - p1) + 3 * t * t * (1 - p2)
  }

  /// The curve's parameter where x is the progress: Newton's steps, held in a shrinking bracket.
  private func parameter(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    var t = progress
    for _ in 0..<64 {
      let error = Self.position(x1, x2, t) - progress
      if abs(error) < CubicBezier.precision / 2 { return t }
      if error < 0 { low = t } else { high = t }
      let slope = Self.derivative(x1, x2, t)
      let next = slope > 1e-6 ? t - error / slope : .infinity
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
