import Foundation
import Geometry

/// The outline of what a shape stands in, while the shape's path is asked for.
///
/// A shape knows nothing of what is around it; what draws it says so here.
struct ContainerOutline: Sendable {
  @TaskLocal static var current: ContainerOutline?

  let shape: any InsettableShape
  /// The container's, in the coordinates of the path that is asked for.
  let rect: CGRect
  /// Whether nobody has named a container: then it is the screen.
  var isScreen = false

  /// The container's own outline drawn in to the nearest of a rectangle's sides, so that both edges are parallel there.
  func path(in inner: CGRect) -> Path {
    let insets = insets(of: inner)
    let nearest = max(0, min(insets.top, insets.bottom, insets.leading, insets.trailing))
    func inset(_ shape: some InsettableShape) -> Path {
      shape.inset(by: nearest).path(in: inner.insetBy(dx: -nearest, dy: -nearest))
    }
    return inset(shape)
  }

  /// What is left of each corner's radius for one about the same center, in a rectangle inside.
  func radii(in inner: CGRect) -> RectangleCornerRadii {
    let insets = insets(of: inner)
    let outer = (shape as? any CorneredShape)?.radii(in: rect.size) ?? RectangleCornerRadii()
    func left(_ radius: CGFloat, _ across: CGFloat, _ down: CGFloat) -> CGFloat {
      max(0, radius - max(across, down))
    }
    return RectangleCornerRadii(
      topLeading: left(outer.topLeading, insets.leading, insets.top),
      bottomLeading: left(outer.bottomLeading, insets.leading, insets.bottom),
      bottomTrailing: left(outer.bottomTrailing, insets.trailing, insets.bottom),
      topTrailing: left(outer.topTrailing, insets.trailing, insets.top))
  }

  private func insets(of inner: CGRect) -> EdgeInsets {
    EdgeInsets(
      top: inner.minY - rect.minY, leading: inner.minX - rect.minX,
      bottom: rect.maxY - inner.maxY, trailing: rect.maxX - inner.maxX)
  }
}

/// A shape that is a rectangle with rounded corners, or none.
protocol CorneredShape: Shape {
  func radii(in size: CGSize) -> RectangleCornerRadii
}

extension RectangleCornerRadii {
  init(all radius: CGFloat) {
    self.init(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }
}

extension Rectangle: CorneredShape {
  func radii(in size: CGSize) -> RectangleCornerRadii { RectangleCornerRadii() }
}

extension RoundedRectangle: CorneredShape {
  func radii(in size: CGSize) -> RectangleCornerRadii {
    RectangleCornerRadii(all: min(cornerSize.width, min(size.width, size.height) / 2))
  }
}

extension UnevenRoundedRectangle: CorneredShape {
  func radii(in size: CGSize) -> RectangleCornerRadii { cornerRadii }
}

extension Capsule: CorneredShape {
  func radii(in size: CGSize) -> RectangleCornerRadii {
    RectangleCornerRadii(all: min(size.width, size.height) / 2)
  }
}

extension Circle: CorneredShape {
  func radii(in size: CGSize) -> RectangleCornerRadii {
    RectangleCornerRadii(all: min(size.width, size.height) / 2)
  }
}
