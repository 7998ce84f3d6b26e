import Foundation
import Geometry
import Motion

/// A rectangle whose corners have the centers of those of the container that it stands in, or of the screen.
///
/// - Note: Approximated: a corner that is farther from its container's on one side than on the other takes the
///   farther distance.
public struct ConcentricRectangle: InsettableShape {
  var topLeading = Edge.Corner.Style.concentric
  var topTrailing = Edge.Corner.Style.concentric
  var bottomLeading = Edge.Corner.Style.concentric
  var bottomTrailing = Edge.Corner.Style.concentric
  var isUniform = false
  var amount: CGFloat = 0

  public init() {}

  /// - Parameter isUniform: Whether all corners have the largest of their radii.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners)
    self.isUniform = isUniform
  }

  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    topLeading = topLeadingCorner
    topTrailing = topTrailingCorner
    bottomLeading = bottomLeadingCorner
    bottomTrailing = bottomTrailingCorner
  }

  public init(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }

  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  public func path(in rect: CGRect) -> Path {
    let inner = rect.inset(by: amount)
    let left = ContainerOutline.current?.radii(in: inner) ?? RectangleCornerRadii()
    var radii = RectangleCornerRadii(
      topLeading: topLeading.radius(left.topLeading, less: amount),
      bottomLeading: bottomLeading.radius(left.bottomLeading, less: amount),
      bottomTrailing: bottomTrailing.radius(left.bottomTrailing, less: amount),
      topTrailing: topTrailing.radius(left.topTrailing, less: amount))
    if isUniform {
      radii = RectangleCornerRadii(
        all: max(
          radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing))
    }
    return Path(roundedRect: inner, cornerRadii: radii, style: .continuous)
  }

  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var smaller = self
    smaller.amount += amount
    return smaller
  }
}

extension Shape where Self == ConcentricRectangle {
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false)
    -> ConcentricRectangle
  {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  public static func rect(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }
}
