import Drawing
import Foundation
import Geometry

// Source: the sepia matrix that is in common use; luminance by the house's weights. The looks of Apple's photo effects are not
// published as numbers: these are by eye.

extension CIFilterKind {
  /// What a filter that knows only a pixel's own colour does to it; nil of others.
  func matrix(of filter: CIFilter) -> Drawing.ColorMatrix? {
    let intensity = filter.number(kCIInputIntensityKey)
    switch self {
    case .sepiaTone:
      return .mixed(
        [
          0.393, 0.769, 0.189, 0, 0, 0.349, 0.686, 0.168, 0, 0, 0.272, 0.534, 0.131, 0, 0,
          0, 0, 0, 1, 0,
        ], by: intensity)
    case .colorControls:
      let brightness = filter.number(kCIInputBrightnessKey)
      let contrast = filter.number(kCIInputContrastKey)
      return Drawing.ColorMatrix.saturated(max(0, filter.number(kCIInputSaturationKey)))
        .scaled(by: contrast, plus: brightness * contrast + (1 - contrast) / 2)
    case .colorMonochrome:
      let color = filter.color.rgba
      return .mixed(Self.tinted(from: .black, to: color), by: intensity)
    case .falseColor:
      return Drawing.ColorMatrix(Self.tinted(from: filter.color0.rgba, to: filter.color1.rgba))
    case .colorInvert: return ColorFilter(kind: .invert, amount: 1).matrix
    case .hueAdjust:
      return ColorFilter(kind: .hueRotation, amount: filter.number(kCIInputAngleKey)).matrix
    // Twice the light for each stop, of colours that are encoded by about this power.
    case .exposureAdjust:
      return Drawing.ColorMatrix.identity
        .scaled(by: pow(2, filter.number(kCIInputEVKey) / 2.2), plus: 0)
    case .vibrance: return .saturated(max(0, 1 + filter.number(kCIInputAmountKey)))
    case .maskToAlpha:
      let (r, g, b) = Drawing.ColorMatrix.luminance
      return Drawing.ColorMatrix([
        0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, r, g, b, 0, 0,
      ])
    case .photoEffectMono: return .saturated(0)
    case .photoEffectTonal: return Drawing.ColorMatrix.saturated(0).scaled(by: 0.9, plus: 0.05)
    case .photoEffectNoir: return Drawing.ColorMatrix.saturated(0).scaled(by: 1.4, plus: -0.2)
    case .photoEffectChrome: return Drawing.ColorMatrix.saturated(1.3).scaled(by: 1.1, plus: -0.05)
    case .photoEffectFade: return Drawing.ColorMatrix.saturated(0.7).scaled(by: 0.8, plus: 0.13)
    case .photoEffectInstant: return Self.toned(0.8, red: 0.08, green: 0.05, blue: 0)
    case .photoEffectProcess: return Self.toned(0.9, red: -0.02, green: 0.05, blue: 0.08)
    case .photoEffectTransfer: return Self.toned(0.85, red: 0.1, green: 0.04, blue: -0.02)
    default: return nil
    }
  }

  /// From one colour where it is black to another where it is white.
  private static func tinted(from dark: RGBA, to light: RGBA) -> [Double] {
    let (r, g, b) = Drawing.ColorMatrix.luminance
    func row(_ low: Double, _ high: Double) -> [Double] {
      [r * (high - low), g * (high - low), b * (high - low), 0, low]
    }
    return row(dark.red, light.red) + row(dark.green, light.green) + row(dark.blue, light.blue)
      + [0, 0, 0, 1, 0]
  }

  private static func toned(_ contrast: Double, red: Double, green: Double, blue: Double)
    -> Drawing.ColorMatrix
  {
    var matrix = Drawing.ColorMatrix.saturated(0.85).scaled(by: contrast, plus: (1 - contrast) / 2)
    matrix.values[4] += red
    matrix.values[9] += green
    matrix.values[14] += blue
    return matrix
  }
}

extension Drawing.ColorMatrix {
  /// So much of a matrix, the rest of the colours as they are.
  fileprivate static func mixed(_ values: [Double], by share: Double) -> Self {
    Self(zip(identity.values, values).map { $0 + ($1 - $0) * share })
  }

  /// What comes out of it, alpha apart, times a factor and plus an amount.
  fileprivate func scaled(by factor: Double, plus amount: Double) -> Self {
    var matrix = self
    for place in 0..<15 { matrix.values[place] *= factor }
    for row in 0..<3 { matrix.values[row * 5 + 4] += amount }
    return matrix
  }
}
