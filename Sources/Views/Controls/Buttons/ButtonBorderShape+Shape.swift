import Foundation
import Geometry
import Motion
import ViewEngine

/// The border of a button of regular size, as a shape for other things.
extension ButtonBorderShape: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    switch kind {
    case .automatic: Self.roundedRectangle.path(in: rect)
    case .roundedRectangle(let radius):
      RoundedRectangle(
        cornerRadius: radius ?? ButtonConstants.cornerRadius(for: .regular), style: .continuous
      ).path(in: rect)
    case .capsule: Capsule(style: .circular).path(in: rect)
    case .circle: Circle().path(in: rect)
    }
  }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBorder(shape: self, amount: amount)
  }
}

extension Shape where Self == ButtonBorderShape {
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

private struct InsetBorder: InsettableShape {
  let shape: ButtonBorderShape
  let amount: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : shape.path(in: inner)
  }

  nonisolated func inset(by more: CGFloat) -> InsetBorder {
    InsetBorder(shape: shape, amount: amount + more)
  }
}
