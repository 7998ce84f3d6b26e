import Foundation

/// The shape of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// Apple's corner: curvature grows from zero, so it starts earlier along the edge.
  case continuous
}

/// A radius for each corner, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
