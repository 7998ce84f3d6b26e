import Foundation

/// Something on screen that can be touched, as a script finds it.
package struct TapTarget: Codable, Equatable, Sendable {
  /// The texts inside, joined by spaces, or the accessibility label.
  package let label: String
  /// The texts inside, whatever it is called.
  package let text: String
  package let identifier: String?
  /// On screen, in points.
  package let frame: CGRect

  /// Where a finger reaches it: the middle of the frame, or of a part where the middle is a gap.
  package let center: CGPoint

  /// Whether a finger there reaches it: something else may cover it.
  package let isReachable: Bool
  /// What would show its use; nil where one finger cannot.
  package let demonstration: TouchDemonstration?
  package let appeal: TouchAppeal
}
