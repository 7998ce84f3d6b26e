import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Blurs everything behind the menus. What it stands on is drawn as it is.
struct BackdropBlur: RenderEffect {
  /// The σ, in points.
  var radius: CGFloat

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  func effect(in rect: CGRect, environment: EnvironmentValues) -> Effect? {
    guard let overlays = ViewGraph.current?.part(Overlays.self) else { return nil }
    overlays.backdropBlur = max(overlays.backdropBlur, radius)
    return nil
  }
}
