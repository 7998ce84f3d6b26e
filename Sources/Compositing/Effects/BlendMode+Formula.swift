import Drawing

// Source: W3C Compositing and Blending Level 1, §5, 9 and 10; Porter and Duff's operators; the two
// plus modes as Core Graphics documents them. Channels are blue, green, red, alpha, 0…1.

extension BlendMode {
  /// The renderer's own way of doing this exactly, where it has one.
  var blend: Blend? {
    switch self {
    case .normal: .over
    case .screen: .screen
    case .exclusion: .exclusion
    case .plusLighter: .add
    case .sourceAtop: .atop
    case .destinationOver: .under
    case .destinationOut: .erase
    default: nil
    }
  }

  /// The source on its backdrop; all three are premultiplied.
  func composite(_ s: SIMD4<Float>, over d: SIMD4<Float>) -> SIMD4<Float> {
    switch self {
    case .normal: return s + d * (1 - s.w)
    case .sourceAtop: return Self.withAlpha(s * d.w + d * (1 - s.w), d.w)
    case .destinationOver: return d + s * (1 - d.w)
    case .destinationOut: return d * (1 - s.w)
    case .plusLighter: return (s + d).clamped(lowerBound: .zero, upperBound: .one)
    case .plusDarker:
      let alpha = min(1, s.w + d.w)
      // What each lacks of being white is added up.
      let color = SIMD4(repeating: alpha) - ((s.w - s) + (d.w - d))
      return Self.withAlpha(color.clamped(lowerBound: .zero, upperBound: .one), alpha)
    default:
      let mixed = mix(source: Self.straight(s), backdrop: Self.straight(d))
      let color = s * (1 - d.w) + d * (1 - s.w) + mixed * (s.w * d.w)
      return Self.withAlpha(color, s.w + d.w - s.w * d.w)
    }
  }

  /// The colour where both are opaque; neither is premultiplied.
  private func mix(source s: SIMD4<Float>, backdrop b: SIMD4<Float>) -> SIMD4<Float> {
    switch self {
    case .multiply: s * b
    case .screen: b + s - b * s
    case .overlay: Self.hardLight(source: b, backdrop: s)
    case .hardLight: Self.hardLight(source: s, backdrop: b)
    case .darken: pointwiseMin(s, b)
    case .lighten: pointwiseMax(s, b)
    case .colorDodge: Self.channels(s, b, Self.dodge)
    case .colorBurn: Self.channels(s, b, Self.burn)
    case .softLight: Self.channels(s, b, Self.softLight)
    case .difference: pointwiseMax(s, b) - pointwiseMin(s, b)
    case .exclusion: b + s - 2 * b * s
    case .hue: Self.setLuminosity(Self.setSaturation(s, Self.saturation(b)), Self.luminosity(b))
    case .saturation:
      Self.setLuminosity(Self.setSaturation(b, Self.saturation(s)), Self.luminosity(b))
    case .color: Self.setLuminosity(s, Self.luminosity(b))
    case .luminosity: Self.setLuminosity(b, Self.luminosity(s))
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: s
    }
  }

  private static func straight(_ p: SIMD4<Float>) -> SIMD4<Float> {
    p.w > 0 ? pointwiseMin(p / p.w, .one) : .zero
  }

  private static func withAlpha(_ color: SIMD4<Float>, _ alpha: Float) -> SIMD4<Float> {
    var result = color
    result.w = alpha
    return result
  }

  // MARK: Separable modes

  private static func channels(
    _ s: SIMD4<Float>, _ b: SIMD4<Float>, _ mix: (Float, Float) -> Float
  ) -> SIMD4<Float> {
    SIMD4(mix(s.x, b.x), mix(s.y, b.y), mix(s.z, b.z), 1)
  }

  private static func hardLight(source s: SIMD4<Float>, backdrop b: SIMD4<Float>)
    -> SIMD4<Float>
  {
    let dark = 2 * s * b
    let bright = 2 * s - 1
    return dark.replacing(with: b + bright - b * bright, where: s .> 0.5)
  }

  private static func dodge(_ s: Float, _ b: Float) -> Float {
    b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
  }

  private static func burn(_ s: Float, _ b: Float) -> Float {
    b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
  }

  private static func softLight(_ s: Float, _ b: Float) -> Float {
    if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
    let lifted = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return b + (2 * s - 1) * (lifted - b)
  }

  // MARK: Hue, saturation, luminosity

  private static func luminosity(_ c: SIMD4<Float>) -> Float {
    0.11 * c.x + 0.59 * c.y + 0.3 * c.z
  }

  private static func saturation(_ c: SIMD4<Float>) -> Float {
    max(c.x, c.y, c.z) - min(c.x, c.y, c.z)
  }

  private static func setLuminosity(_ c: SIMD4<Float>, _ luminosity: Float) -> SIMD4<Float> {
    let moved = c + (luminosity - Self.luminosity(c))
    let l = Self.luminosity(moved)
    let (low, high) = (min(moved.x, moved.y, moved.z), max(moved.x, moved.y, moved.z))
    var result = moved
    // A grey has nothing to squeeze; rounding may still put it outside, with l equal to its channels.
    if low < 0, l > low { result = l + (result - l) * (l / (l - low)) }
    if high > 1, high > l { result = l + (result - l) * ((1 - l) / (high - l)) }
    return result
  }

  private static func setSaturation(_ c: SIMD4<Float>, _ saturation: Float) -> SIMD4<Float> {
    let (low, high) = (min(c.x, c.y, c.z), max(c.x, c.y, c.z))
    return high > low ? (c - low) * (saturation / (high - low)) : .zero
  }
}
