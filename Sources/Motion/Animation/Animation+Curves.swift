import Foundation

extension Animation {
  /// The length of a curve where none is given, in seconds.
  private static let standardDuration: TimeInterval = 0.35

  /// At one speed, for 0.35 s (rule `curve-duration`).
  public static var linear: Animation { linear(duration: standardDuration) }
  /// Slow at first, for 0.35 s (rule `curve-duration`).
  public static var easeIn: Animation { easeIn(duration: standardDuration) }
  /// Slow at last, for 0.35 s (rule `curve-duration`).
  public static var easeOut: Animation { easeOut(duration: standardDuration) }
  /// Slow at first and at last, for 0.35 s (rule `curve-duration`).
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

  /// At one speed.
  ///
  /// - Parameter duration: In seconds; 0 or less is over at once (rule `curve-end`).
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(BezierAnimation(curve: .linear, duration: duration))
  }

  /// Slow at first (rule `unit-curve-values`).
  ///
  /// - Parameter duration: In seconds; 0 or less is over at once (rule `curve-end`).
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(BezierAnimation(curve: .easeIn, duration: duration))
  }

  /// Slow at last (rule `unit-curve-values`).
  ///
  /// - Parameter duration: In seconds; 0 or less is over at once (rule `curve-end`).
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(BezierAnimation(curve: .easeOut, duration: duration))
  }

  /// Slow at first and at last (rule `unit-curve-values`).
  ///
  /// - Parameter duration: In seconds; 0 or less is over at once (rule `curve-end`).
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(BezierAnimation(curve: .easeInOut, duration: duration))
  }

  /// A Bézier curve by its control points; y may leave 0…1 to over- and undershoot.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(BezierAnimation(curve: CubicBezier(p1x, p1y, p2x, p2y), duration: duration))
  }

  /// A unit curve, which never leaves 0…1. A spring that takes over starts with its slope
  /// (rule `spring-over-curve`).
  ///
  /// - Parameter duration: In seconds; 0 or less is over at once (rule `curve-end`).
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(UnitCurveAnimation(curve: curve, duration: duration))
  }
}
