import Foundation
import Geometry

/// A colour as it is drawn: gamma-encoded sRGB, not premultiplied, 0…1 (colours outside sRGB exceed that).
public struct RGBA: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public static let black = RGBA(0, 0, 0)
  public static let white = RGBA(1, 1, 1)
  /// Black without any alpha.
  public static let clear = RGBA(0, 0, 0, 0)
}

/// What fills a path or a glyph; points are in the leaf's own coordinates.
public enum Paint: Codable, Hashable, Sendable {
  case color(RGBA)
  case linearGradient([GradientStop], start: CGPoint, end: CGPoint)
  case radialGradient([GradientStop], center: CGPoint, startRadius: Double, endRadius: Double)
  /// A radial gradient squeezed to an ellipse: the radii are fractions of the bounds' size.
  case ellipticalGradient(
    [GradientStop], bounds: CGRect, center: CGPoint, startRadius: Double, endRadius: Double)
  /// Angles in radians, clockwise from the +x axis.
  case angularGradient([GradientStop], center: CGPoint, start: Double, end: Double)
  /// Colours spread over a grid of points.
  case mesh(ColorMesh)
}

/// A colour at a place of a gradient. Beyond the outermost ones the gradient goes on in theirs.
public struct GradientStop: Codable, Hashable, Sendable {
  public var color: RGBA
  /// 0…1 along the gradient.
  public var location: Double

  public init(_ color: RGBA, at location: Double) {
    self.color = color
    self.location = location
  }
}
