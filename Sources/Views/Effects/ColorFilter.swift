import Drawing
import Foundation
import Geometry
import Motion
import ViewEngine

extension View {
  /// Adds an amount to each channel.
  public func brightness(_ amount: Double) -> some View {
    modifier(ColorFilter(kind: .brightness, amount: amount))
  }

  public func contrast(_ amount: Double) -> some View {
    modifier(ColorFilter(kind: .contrast, amount: amount))
  }

  public func saturation(_ amount: Double) -> some View {
    modifier(ColorFilter(kind: .saturation, amount: amount))
  }

  public func grayscale(_ amount: Double) -> some View {
    modifier(ColorFilter(kind: .grayscale, amount: amount))
  }

  public func hueRotation(_ angle: Angle) -> some View {
    modifier(ColorFilter(kind: .hueRotation, amount: angle.radians))
  }

  public func colorInvert() -> some View { modifier(ColorFilter(kind: .invert, amount: 1)) }

  public func luminanceToAlpha() -> some View {
    modifier(ColorFilter(kind: .luminanceToAlpha, amount: 1))
  }

  public func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplyFilter(color: color))
  }
}

/// A colour matrix with one animatable amount (rule `colour-filter-matrices`).
struct ColorFilter: RenderEffect {
  enum Kind {
    case brightness, contrast, saturation, grayscale, hueRotation, invert, luminanceToAlpha
  }

  let kind: Kind
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func effect(in rect: CGRect, environment: EnvironmentValues) -> Effect? {
    let matrix = matrix
    return matrix == .identity ? nil : .colorMatrix(matrix)
  }

  nonisolated var matrix: Drawing.ColorMatrix {
    let (r, g, b) = Drawing.ColorMatrix.luminance
    func uniform(_ k: Double, plus offset: Double) -> Drawing.ColorMatrix {
      Drawing.ColorMatrix([
        k, 0, 0, 0, offset, 0, k, 0, 0, offset, 0, 0, k, 0, offset, 0, 0, 0, 1, 0,
      ])
    }
    switch kind {
    case .brightness: return uniform(1, plus: amount)
    case .contrast: return uniform(amount, plus: (1 - amount) / 2)
    case .invert: return uniform(-1, plus: 1)
    case .saturation: return .saturated(max(0, amount))
    case .grayscale: return .saturated(1 - min(max(amount, 0), 1))
    case .luminanceToAlpha:
      return Drawing.ColorMatrix([
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, r, g, b, 0, 0,
      ])
    case .hueRotation:
      let (c, s) = (cos(amount), sin(amount))
      return Drawing.ColorMatrix([
        r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0, 0,
        r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0, 0,
        r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0, 0,
        0, 0, 0, 1, 0,
      ])
    }
  }
}

struct ColorMultiplyFilter: RenderEffect {
  let color: Color
  private var tint = Color.Resolved(red: 1, green: 1, blue: 1, opacity: 1)

  init(color: Color) {
    self.color = color
  }

  var animatableData: Color.Resolved.AnimatableData {
    get { tint.animatableData }
    set { tint.animatableData = newValue }
  }

  func resolved(in environment: EnvironmentValues) -> Self {
    var filter = self
    filter.tint = color.resolve(in: environment)
    return filter
  }

  func effect(in rect: CGRect, environment: EnvironmentValues) -> Effect? {
    let c = tint.rgba
    return .colorMatrix(
      Drawing.ColorMatrix([
        c.red, 0, 0, 0, 0, 0, c.green, 0, 0, 0, 0, 0, c.blue, 0, 0, 0, 0, 0, c.alpha, 0,
      ]))
  }
}
