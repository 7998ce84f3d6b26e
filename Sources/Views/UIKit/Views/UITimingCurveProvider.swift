import Foundation
import Geometry
import Motion

/// What an animation of UIKit's is timed by.
@MainActor @preconcurrency
public protocol UITimingCurveProvider {
  func _animation(over duration: TimeInterval) -> Animation
  /// Of a finger that moves it.
  var _curve: UnitCurve { get }
}

/// A curve of two control points.
@MainActor @preconcurrency
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint

  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    (self.controlPoint1, self.controlPoint2) = (controlPoint1, controlPoint2)
    super.init()
  }

  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    let (begin, end): (CGFloat, CGFloat) =
      switch curve {
      case .easeInOut: (0.42, 0.58)
      case .easeIn: (0.42, 1)
      case .easeOut: (0, 0.58)
      case .linear: (0, 1)
      }
    self.init(
      controlPoint1: CGPoint(x: begin, y: 0), controlPoint2: CGPoint(x: end, y: 1))
  }

  public func _animation(over duration: TimeInterval) -> Animation {
    .timingCurve(
      controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y, duration: duration)
  }

  public var _curve: UnitCurve {
    .bezier(
      startControlPoint: UnitPoint(x: controlPoint1.x, y: controlPoint1.y),
      endControlPoint: UnitPoint(x: controlPoint2.x, y: controlPoint2.y))
  }
}

/// A spring.
///
/// - Note: Approximated: of a velocity along two ways the longer one counts.
@MainActor @preconcurrency
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private let make: (TimeInterval) -> Animation

  private init(_ make: @escaping (TimeInterval) -> Animation) {
    self.make = make
    super.init()
  }

  /// Takes as long as the animation that it times.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    self.init {
      .platform(duration: $0, damping: ratio, velocity: Self.length(of: velocity))
    }
  }

  /// Takes as long as it takes.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init { _ in
      .interpolatingSpring(
        mass: mass, stiffness: stiffness, damping: damping,
        initialVelocity: Self.length(of: velocity))
    }
  }

  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    self.init { _ in
      .interpolatingSpring(
        duration: duration, bounce: bounce, initialVelocity: Self.length(of: velocity))
    }
  }

  /// UIKit's own.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  nonisolated private static func length(of velocity: CGVector) -> Double {
    abs(velocity.dx) > abs(velocity.dy) ? velocity.dx : velocity.dy
  }

  public func _animation(over duration: TimeInterval) -> Animation { make(duration) }
  public var _curve: UnitCurve { .easeInOut }
}
