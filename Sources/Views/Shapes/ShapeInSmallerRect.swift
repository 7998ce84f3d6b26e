import Foundation
import Geometry
import Motion
import ViewEngine

/// A shape in a smaller rectangle, for those whose edge stays parallel that way.
struct ShapeInSmallerRect<Base: InsettableShape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path { base.path(in: rect.inset(by: amount)) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  func inset(by amount: CGFloat) -> ShapeInSmallerRect {
    ShapeInSmallerRect(base: base, amount: self.amount + amount)
  }
}
