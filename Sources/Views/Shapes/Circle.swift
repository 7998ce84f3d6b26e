import Foundation
import Geometry
import ViewEngine

/// A circle in the middle of its rectangle; asks for a square.
public struct Circle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(abs(rect.width), abs(rect.height))
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A square of the shorter side that is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let sides = [proposal.width, proposal.height].compactMap { $0 }
    let side = sides.min() ?? LayoutConstants.idealLength
    return CGSize(width: side, height: side)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInSmallerRect(base: self, amount: amount)
  }
}

/// The ellipse that touches its rectangle's sides.
public struct Ellipse: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInSmallerRect(base: self, amount: amount)
  }
}
