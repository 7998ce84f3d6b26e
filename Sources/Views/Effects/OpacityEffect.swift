import Drawing
import Foundation
import Geometry
import Motion
import ViewEngine

struct OpacityEffect: RenderEffect {
  var opacity: Double

  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  /// Rule: `unseen-is-untouched`.
  var hidesFromTouches: Bool { opacity <= 0 }

  func effect(in rect: CGRect, environment: EnvironmentValues) -> Effect? {
    opacity == 1 ? nil : .opacity(min(max(opacity, 0), 1))
  }
}
