import Foundation

extension Animation {
  /// A duration of 0.5 s and no bounce (rule `spring-factories`).
  public static var spring: Animation { spring(duration: 0.5) }

  /// - Parameters:
  ///   - duration: Seconds the motion seems to take.
  ///   - bounce: 0 does not overshoot, 1 never stops, below 0 is slower than needed.
  ///   - blendDuration: Seconds over which the spring goes over from one it takes over.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(
      response: duration, dampingFraction: Spring.dampingRatio(bounce: bounce),
      blendDuration: blendDuration)
  }

  // SwiftUI's choice too: a bare `.spring()` means the one above.
  /// - Parameters:
  ///   - response: Seconds of one undamped oscillation; 0 or less jumps (rule `no-response-jumps`).
  ///   - dampingFraction: 0 never stops, 1 does not overshoot, above 1 is slower than needed.
  ///   - blendDuration: Seconds over which the response goes over from a taken over spring's.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  /// With that spring's response and damping ratio; its mass has no say.
  ///
  /// - Parameter blendDuration: Seconds over which the response goes over from a taken over spring's.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    self.spring(
      response: spring.response, dampingFraction: spring.dampingRatio,
      blendDuration: blendDuration)
  }

  /// A duration of 0.15 s and a bounce of 0.15, blended over 0.25 s (rule `spring-factories`).
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// For what follows a finger.
  ///
  /// - Parameters:
  ///   - response: Seconds of one undamped oscillation; 0 or less jumps (rule `no-response-jumps`).
  ///   - dampingFraction: 0 never stops, 1 does not overshoot, above 1 is slower than needed.
  ///   - blendDuration: Seconds over which the response goes over from a taken over spring's.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// For what follows a finger.
  ///
  /// - Parameters:
  ///   - duration: Seconds the motion seems to take; 0 or less jumps (rule `no-response-jumps`).
  ///   - extraBounce: Added to a bounce of 0.15.
  ///   - blendDuration: Seconds over which the response goes over from a taken over spring's.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// 0.5 s and no bounce (rule `spring-factories`).
  public static var smooth: Animation { smooth() }
  /// 0.5 s and a bounce of 0.15 (rule `spring-factories`).
  public static var snappy: Animation { snappy() }
  /// 0.5 s and a bounce of 0.3 (rule `spring-factories`).
  public static var bouncy: Animation { bouncy() }

  /// Seconds the motion seems to take, and the whole bounce: 0 does not overshoot, 1 never stops.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// Seconds the motion seems to take, and what is added to a bounce of 0.15.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Seconds the motion seems to take, and what is added to a bounce of 0.3.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  /// - Parameter initialVelocity: In whole changes per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      InterpolatingSpringAnimation(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  /// - Parameters:
  ///   - duration: Seconds the motion seems to take; 0 is over at once.
  ///   - bounce: 0 does not overshoot, 1 never stops, below 0 is as 0 (rule `interpolating-spring`).
  ///   - initialVelocity: In whole changes per second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    let natural = 2 * .pi / duration
    return interpolatingSpring(
      stiffness: natural * natural, damping: 2 * natural * Spring.dampingRatio(bounce: bounce),
      initialVelocity: initialVelocity)
  }

  /// With that spring's mass, stiffness and damping.
  ///
  /// - Parameter initialVelocity: In whole changes per second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0)
    -> Animation
  {
    interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }

  /// A duration of 0.5 s and no bounce.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
}
