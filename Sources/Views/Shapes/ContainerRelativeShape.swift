import Foundation
import Geometry
import Motion

/// The shape of the container that it stands in, drawn in as far as it is from the container's nearest side; a
/// rectangle where no ``View/containerShape(_:)`` names one.
public struct ContainerRelativeShape: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    InsetContainerRelativeShape(amount: 0).path(in: rect)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetContainerRelativeShape(amount: amount)
  }
}

struct InsetContainerRelativeShape: InsettableShape {
  var amount: CGFloat

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let inner = rect.inset(by: amount)
    guard let container = ContainerOutline.current, !container.isScreen else { return Path(inner) }
    return container.path(in: inner)
  }

  func inset(by amount: CGFloat) -> InsetContainerRelativeShape {
    InsetContainerRelativeShape(amount: self.amount + amount)
  }
}
