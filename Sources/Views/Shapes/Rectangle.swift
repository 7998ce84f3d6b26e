import Foundation
import Geometry
import Motion

public struct Rectangle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRectangle(amount: amount)
  }
}

struct InsetRectangle: InsettableShape {
  var amount: CGFloat

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func path(in rect: CGRect) -> Path { Path(rect.inset(by: amount)) }

  func inset(by amount: CGFloat) -> InsetRectangle {
    InsetRectangle(amount: self.amount + amount)
  }
}

extension CGRect {
  /// The rectangle with each side moved inwards, at most to the middle.
  func inset(by amount: CGFloat) -> CGRect {
    let rect = standardized
    let across = min(amount, rect.width / 2)
    let down = min(amount, rect.height / 2)
    return CGRect(
      x: rect.minX + across, y: rect.minY + down, width: rect.width - 2 * across,
      height: rect.height - 2 * down)
  }
}
