import Foundation
import Geometry
import Motion
import ViewEngine

/// The line within the edge of a view's layer, which can become wider from nothing on.
struct LayerBorder: Shape {
  var width: CGFloat
  var radius: CGFloat

  static var role: ShapeRole { .stroke }

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, radius) }
    set { (width, radius) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    guard width > 0 else { return Path() }
    // Half of the line lies outside the edge it is drawn along.
    return RoundedRectangle(cornerRadius: radius).inset(by: width / 2).path(in: rect)
      .strokedPath(StrokeStyle(lineWidth: width))
  }
}
