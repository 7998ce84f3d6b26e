import Foundation
import Geometry
import Motion
import ViewEngine

/// A shape whose type is erased. Its data animate as long as the type stays the same.
public struct AnyShape: Shape {
  private var shape: any Shape

  public init<S: Shape>(_ shape: S) {
    self.shape = (shape as? AnyShape)?.shape ?? shape
  }

  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(shape.animatableData) }
    set {
      func take<S: Shape>(_ shape: S) -> any Shape {
        var shape = shape
        if let data = newValue.value(as: S.AnimatableData.self) { shape.animatableData = data }
        return shape
      }
      shape = take(shape)
    }
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
