import Foundation

/// Choices where the real framework's behaviour is not known for certain; each one says what else
/// it could be. The numbers are those of the open questions in our notes on SwiftUI.
enum UncertainValues {
  /// K2: the least time, in seconds, that an underdamped `interpolatingSpring` runs. It could be 0;
  /// only how long the motionless tail lives depends on it.
  static let interpolatingSpringMinimumDuration = 1.0

  /// K3: whether `UnitCurve.value(at:)` holds a Bézier curve's value to 0…1.
  static let unitCurveClampsItsValue = true

  /// K10: a spring keyframe that is cut short hands its position and velocity to the next keyframe;
  /// it could snap to its value instead.
  static let cutSpringKeyframeKeepsItsPosition = true

  /// K15: a spring with no response jumps; documented as "infinitely stiff".
  static let springWithoutResponseJumps = true

  /// Whether legs of a repeated animation of known duration follow one another exactly. The real
  /// framework starts a leg on the first frame after the last one's end, so that its period depends
  /// on the frame rate.
  static let repeatsWithExactPeriod = true
}
