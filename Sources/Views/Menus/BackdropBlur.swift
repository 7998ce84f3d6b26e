import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Shows what is behind a view, blurred, in the view's place.
struct BackdropBlur: RenderEffect {
  /// The σ, in points.
  var radius: CGFloat

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  func effect(in rect: CGRect, environment: EnvironmentValues) -> Effect? {
    radius > Self.least ? .backdrop(radius: radius, .identity) : .opacity(0)
  }

  /// Less than this changes no pixel.
  private static let least = 0.05
}
