import Foundation

extension Animation {
  /// The length of a curve where none is given, in seconds.
  private static let standardDuration: TimeInterval = 0.35

  public static var linear: Animation { linear(duration: standardDuration) }
  public static var easeIn: Animation { easeIn(duration: standardDuration) }
  public static var easeOut: Animation { easeOut(duration: standardDuration) }
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

  public static func linear(duration: TimeInterval) -> Animation {
    Animation(BezierAnimation(curve: .linear, duration: duration))
  }

  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(BezierAnimation(curve: .easeIn, duration: duration))
  }

  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(BezierAnimation(curve: .easeOut, duration: duration))
  }

  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(BezierAnimation(curve: .easeInOut, duration: duration))
  }

  /// A Bézier curve by its control points; y may leave 0…1 to over- and undershoot.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(BezierAnimation(curve: CubicBezier(p1x, p1y, p2x, p2y), duration: duration))
  }

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(UnitCurveAnimation(curve: curve, duration: duration))
  }
}
