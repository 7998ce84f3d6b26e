import Foundation

/// A view's size and alignment guides in its own coordinates, in points from its top leading corner.
public struct ViewDimensions: Equatable, Sendable {
  public let width: CGFloat
  public let height: CGFloat
  /// AlignmentGuides that were set by the view or by a modifier on it; all others have their defaults.
  package var explicit: AlignmentGuides

  /// - Parameter explicit: AlignmentGuides that are elsewhere than their IDs put them.
  package init(width: CGFloat, height: CGFloat, explicit: AlignmentGuides = AlignmentGuides()) {
    self.width = width
    self.height = height
    self.explicit = explicit
  }

  /// Where that line is: the explicit guide, or else where the ID puts it.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// Where that line is: the explicit guide, or else where the ID puts it.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// Where the view, or a modifier on it, has put that line; nil where none of them has.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit[guide.key] }

  /// Where the view, or a modifier on it, has put that line; nil where none of them has.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit[guide.key] }

  /// The explicit guide, or else where the ID puts it.
  package subscript(key: AlignmentKey) -> CGFloat {
    explicit[key] ?? key.defaultValue(in: self)
  }
}
