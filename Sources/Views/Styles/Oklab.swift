import Foundation

extension Float {
  /// sRGB's transfer function, from light to code value; mirrored below zero (IEC 61966-2-1).
  var gammaEncoded: Float {
    let size = magnitude
    // The formula misses 1 by a rounding error.
    if size == 1 { return self }
    let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return self < 0 ? -encoded : encoded
  }

  /// The inverse. Multiplying instead of dividing gives the very bytes that SwiftUI prints
  /// (rule `resolved-colour-bytes`).
  var gammaDecoded: Float {
    let size = magnitude
    let decoded =
      size <= 0.04045 ? size / 12.92 : pow(size * 0.9478672986 + 0.0521327014, 2.4)
    return self < 0 ? -decoded : decoded
  }
}

/// From Display P3's primaries to sRGB's, both linear.
///
/// The four digits that are usually printed: with more of them SwiftUI's bytes do not come out
/// (rule `resolved-colour-bytes`).
func linearSRGB(fromLinearP3 p3: (Float, Float, Float)) -> (Float, Float, Float) {
  (
    1.2249 * p3.0 - 0.2247 * p3.1,
    -0.0420 * p3.0 + 1.0419 * p3.1,
    -0.0197 * p3.0 - 0.0786 * p3.1 + 1.0979 * p3.2
  )
}

/// Gamma-encoded components, as the hexcone model makes them.
struct RGB {
  var red: Double
  var green: Double
  var blue: Double

  init(hue: Double, saturation: Double, brightness: Double) {
    let sextant = (hue - hue.rounded(.down)) * 6
    func channel(_ offset: Double) -> Double {
      let place = (sextant + offset).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    red = channel(5)
    green = channel(3)
    blue = channel(1)
  }
}

/// Björn Ottosson's Oklab: equal steps look equal. What `perceptual` stands for.
struct Oklab {
  var lightness: Float
  var a: Float
  var b: Float

  init(_ color: Color.Resolved) {
    let (red, green, blue) = (color.linearRed, color.linearGreen, color.linearBlue)
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let middle = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
  }

  func resolved(opacity: Float) -> Color.Resolved {
    func cube(_ x: Float) -> Float { x * x * x }
    let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let middle = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return Color.Resolved(
      linearRed: 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
      linearGreen: -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
      linearBlue: -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
      opacity: opacity)
  }
}

extension Color.Resolved {
  /// - Parameter fraction: 0 is this colour, 1 the other.
  func mixed(with other: Self, by fraction: Double, in colorSpace: Gradient.ColorSpace) -> Self {
    // On the way through another space the ends would not come back as they were.
    if fraction <= 0 { return self }
    if fraction >= 1 { return other }
    let fraction = Float(fraction)
    func mix(_ from: Float, _ to: Float) -> Float { from + (to - from) * fraction }
    let opacity = mix(opacity, other.opacity)
    switch colorSpace.kind {
    case .device:
      return Color.Resolved(
        red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
        opacity: opacity)
    case .perceptual:
      var lab = Oklab(self)
      let target = Oklab(other)
      lab.lightness = mix(lab.lightness, target.lightness)
      lab.a = mix(lab.a, target.a)
      lab.b = mix(lab.b, target.b)
      return lab.resolved(opacity: opacity)
    }
  }
}
