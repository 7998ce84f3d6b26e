import Foundation
import Geometry

/// A colour as it is drawn: gamma-encoded sRGB, not premultiplied, 0…1 (colours outside sRGB exceed that).
package struct RGBA: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let black = RGBA(0, 0, 0)
  package static let white = RGBA(1, 1, 1)
  package static let clear = RGBA(0, 0, 0, 0)
}

/// What fills a path or a glyph; points are in the leaf's own coordinates.
package enum Paint: Codable, Hashable, Sendable {
  case color(RGBA)
  case linearGradient([GradientStop], start: CGPoint, end: CGPoint)
  case radialGradient([GradientStop], center: CGPoint, startRadius: Double, endRadius: Double)
  /// A radial gradient squeezed to an ellipse: the radii are fractions of the bounds' size.
  case ellipticalGradient(
    [GradientStop], bounds: CGRect, center: CGPoint, startRadius: Double, endRadius: Double)
  /// Angles in radians, clockwise from the +x axis.
  case angularGradient([GradientStop], center: CGPoint, start: Double, end: Double)
}

package struct GradientStop: Codable, Hashable, Sendable {
  package var color: RGBA
  /// 0…1 along the gradient.
  package var location: Double

  package init(_ color: RGBA, at location: Double) {
    self.color = color
    self.location = location
  }
}
