import Foundation
import Geometry

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect, cornerRadius: min(abs(rect.width), abs(rect.height)) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInSmallerRect(base: self, amount: amount)
  }
}
