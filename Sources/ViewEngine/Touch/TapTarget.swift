import Foundation

/// Something on screen that can be touched, as a script finds it.
package struct TapTarget: Codable, Equatable, Sendable {
  /// The texts inside, joined by spaces, or the accessibility label.
  package let label: String
  /// The texts inside, whatever it is called.
  package let text: String
  package let identifier: String?
  /// What the control is called that it is a part of, where there is one.
  package let controlName: String?
  /// What it is, in words: `circle`, `slider`; nil where nobody knows.
  package let kind: String?
  /// On screen, in points.
  package let frame: CGRect

  /// Where a finger reaches it: the middle of the frame, or of a part where the middle is a gap.
  package let center: CGPoint

  /// Whether a finger there reaches it: something else may cover it.
  package let isReachable: Bool
  /// What would show its use; nil where one finger cannot.
  package let demonstration: TouchDemonstration?
  package let appeal: TouchAppeal
  /// The column of a split view that it is in, counted from the leading one.
  package let column: Int?
  package let isInListRow: Bool
  /// Whether that row is one of those that a collection has made, which do the like.
  package let isElement: Bool
  /// Whether it leads to another page.
  package let isLink: Bool
}

extension TapTarget {
  /// What a script would call it: the first of its names that says something; empty where it has none.
  package var name: String {
    [label, identifier, controlName, kind].compactMap(\.self)
      .first { name in name.contains { !$0.isWhitespace } } ?? ""
  }
}
