import Foundation

/// Lengths of the platform that layout falls back to, in points (rules `stack-spacing`,
/// `default-padding`, `ideal-length`).
package enum LayoutConstants {
  /// Between two neighbours in a stack, and a spacer's least length.
  package static let defaultSpacing: CGFloat = 8
  /// Between a text and the text below it. Uncertain (rule `text-spacing`).
  static let textSpacing: CGFloat = 0
  /// `padding()` without a length.
  package static let defaultPadding: CGFloat = 16
  /// What shapes and colours answer when nothing is proposed.
  package static let idealLength: CGFloat = 10
}
