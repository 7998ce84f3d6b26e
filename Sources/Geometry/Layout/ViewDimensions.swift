import Foundation

/// A view's size and alignment guides in its own coordinates.
public struct ViewDimensions: Equatable, Sendable {
  public let width: CGFloat
  public let height: CGFloat
  /// Guides that were set by the view or by a modifier on it; all others have their defaults.
  package var explicit: [AlignmentKey: CGFloat]

  package init(width: CGFloat, height: CGFloat, explicit: [AlignmentKey: CGFloat] = [:]) {
    self.width = width
    self.height = height
    self.explicit = explicit
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit[guide.key] }

  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit[guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat {
    explicit[key] ?? key.defaultValue(in: self)
  }
}
