import Foundation
import Geometry
import Motion
import ViewEngine

/// A shape whose points are transformed about the origin of its coordinates.
public struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  public var transform: CGAffineTransform

  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public static var role: ShapeRole { Content.role }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape drawn in a size of its own, whatever its rectangle's is.
struct SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize
  let anchor: UnitPoint

  static var role: ShapeRole { Content.role }

  var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    let room = CGSize(width: rect.width - size.width, height: rect.height - size.height)
    let offset = anchor.in(room)
    return shape.path(
      in: CGRect(
        origin: CGPoint(x: rect.minX + offset.x, y: rect.minY + offset.y), size: size))
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension Shape {
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  public func size(_ size: CGSize, anchor: UnitPoint = .topLeading) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint = .topLeading) -> some Shape {
    SizedShape(shape: self, size: CGSize(width: width, height: height), anchor: anchor)
  }
}
