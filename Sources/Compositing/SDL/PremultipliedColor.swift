import CSDL2
import Drawing

/// A colour whose red, green and blue are already multiplied by its alpha, each 0…1.
struct PremultipliedColor: Hashable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  /// Colours outside sRGB are brought to its nearest edge, and what is no number to 0.
  init(_ color: RGBA) {
    alpha = unit(color.alpha)
    red = unit(color.red) * alpha
    green = unit(color.green) * alpha
    blue = unit(color.blue) * alpha
  }

  private init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  static let clear = PremultipliedColor(.clear)

  /// No colour, only an alpha: what multiplies by it needs nothing else.
  func with(alpha: Double) -> PremultipliedColor {
    PremultipliedColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  func multiplied(by coverage: Double) -> PremultipliedColor {
    PremultipliedColor(
      red: red * coverage, green: green * coverage, blue: blue * coverage,
      alpha: alpha * coverage)
  }

  var sdl: SDL_Color {
    SDL_Color(r: byte(red), g: byte(green), b: byte(blue), a: byte(alpha))
  }

  /// The same colour, not premultiplied.
  var straight: SDL_Color {
    guard alpha > 0 else { return SDL_Color(r: 0, g: 0, b: 0, a: 0) }
    return SDL_Color(
      r: byte(red / alpha), g: byte(green / alpha), b: byte(blue / alpha), a: byte(alpha))
  }
}

/// 0…1 as 0…255, to the nearest.
func byte(_ value: Double) -> UInt8 {
  UInt8(unit(value) * 255 + 0.5)
}

/// The nearest of 0…1. Of what is no number, `max` gives its first argument.
private func unit(_ value: Double) -> Double { min(1, max(0, value)) }
