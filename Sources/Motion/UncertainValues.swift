import Foundation

/// Choices where the real framework's behaviour is not known for certain; each one says what else
/// it could be. They are among the open questions in `Documentation/behaviour`.
enum UncertainValues {
  /// The least time, in seconds, that an underdamped `interpolatingSpring` runs. It could be 0;
  /// only how long the motionless tail lives depends on it (rule `interpolating-spring-end`).
  static let interpolatingSpringMinimumDuration = 1.0

  /// Whether `UnitCurve.value(at:)` holds a Bézier curve's value to 0…1
  /// (rule `unit-curve-clamps-value`).
  static let unitCurveClampsItsValue = true

  /// A spring keyframe that is cut short hands its position and velocity to the next keyframe;
  /// it could snap to its value instead (rule `cut-spring-keyframe`).
  static let cutSpringKeyframeKeepsItsPosition = true

  /// A spring with no response jumps; documented as "infinitely stiff" (rule `no-response-jumps`).
  static let springWithoutResponseJumps = true

  /// Whether legs of a repeated animation of known duration follow one another exactly. The real
  /// framework starts a leg on the first frame after the last one's end, so that its period depends
  /// on the frame rate (rule `repeat-exact-period`).
  static let repeatsWithExactPeriod = true
}
