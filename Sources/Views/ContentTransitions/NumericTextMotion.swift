import Foundation
import Geometry
import Motion

/// How a character rolls away and the one that replaces it rolls in.
///
/// - Matches: SwiftUI on iOS 17, measured on a recording (ContentTransitionNumber: one 144-point
///   digit, `.easeInOut`). Each frame from the tap on was fitted with the two digits moved, scaled,
///   blurred and faded freely; the numbers below are then one fit of all frames of 1 → 2
///   together, which leaves 0.7 % of full scale. Time does not follow the animation's own curve: the place
///   overshoots even under `.easeInOut`. How long animations of other lengths take is ours, and so
///   is the delay from character to character.
enum NumericTextMotion {
  /// How far a character rolls, in font sizes.
  static let distance = 0.4255
  /// The size of a character that has rolled away.
  static let smallestScale = 0.378
  /// σ at the far end, in font sizes, before the character is made smaller.
  static let blur = 0.1236
  /// The spring of the place; it goes 13 % too far.
  static let place = Spring(response: 0.413, dampingRatio: 0.538)
  /// The spring of size, blur and opacity.
  static let look = Spring(response: 0.335, dampingRatio: 1)
  /// Seconds until both are at rest, for the eye.
  static let duration = 0.8
  /// Seconds from one changed character to the next one to its right, and all of them at most.
  static let delay = 0.025
  static let longestDelay = 0.2
  /// From a character's baseline up to the middle it shrinks to, in font sizes.
  static let middle = 0.36

  /// - Parameters:
  ///   - time: Seconds since the character began to move.
  ///   - direction: 1 rolls down, as when counting up, −1 rolls up.
  static func arriving(at time: Double, direction: Double, fontSize: Double) -> ContentLook {
    let shown = progress(of: look, at: time)
    return ContentLook(
      offset: -direction * distance * fontSize * (1 - progress(of: place, at: time)),
      scale: 1 - (1 - smallestScale) * (1 - shown), blur: blur * fontSize * (1 - shown),
      opacity: shown)
  }

  static func leaving(at time: Double, direction: Double, fontSize: Double) -> ContentLook {
    let gone = progress(of: look, at: time)
    return ContentLook(
      offset: direction * distance * fontSize * progress(of: place, at: time),
      scale: 1 - (1 - smallestScale) * gone, blur: blur * fontSize * gone, opacity: 1 - gone)
  }

  /// How far a character that stays has slid.
  static func sliding(at time: Double) -> Double { progress(of: look, at: time) }

  private static func progress(of spring: Spring, at time: Double) -> Double {
    time <= 0 ? 0 : spring.value(target: 1.0, time: time)
  }
}
