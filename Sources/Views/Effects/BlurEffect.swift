import Drawing
import Foundation
import Geometry
import Motion
import ViewEngine

struct BlurEffect: RenderEffect {
  var radius: CGFloat
  var isOpaque: Bool

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  func effect(in rect: CGRect, environment: EnvironmentValues) -> Effect? {
    radius <= 0 ? nil : .blur(radius: radius, opaque: isOpaque)
  }
}
