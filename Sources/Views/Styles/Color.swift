import Foundation
import Geometry
import Motion
import ViewEngine

/// A colour that may depend on where it is shown: on the colour scheme or on the tint.
public struct Color: Hashable, Sendable {
  /// The space a colour's components are given in; each is in 0…1, more for colours outside it.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  indirect enum Storage: Hashable, Sendable {
    case constant(Resolved)
    case system(SystemColor)
    case accent
    case faded(Color, Double)
    case appearance(light: Color, dark: Color)
    case mixed(Color, Color, by: Double, Gradient.ColorSpace)
    /// A colour of an asset catalogue.
    case asset(String)
  }

  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      Resolved(
        colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
        opacity: Float(opacity)))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// - Parameter hue: 0…1 once around the colour wheel; a whole turn more is the same hue.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let rgb = RGB(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, opacity: opacity)
  }

  public init(_ resolved: Resolved) {
    storage = .constant(resolved)
  }

  /// A colour of the package's asset catalogue. Where there is none, one that the name suggests, with a warning.
  public init(_ name: String, bundle: Bundle? = nil) {
    storage = .asset(name)
  }

  /// Multiplies the colour's own opacity.
  public func opacity(_ opacity: Double) -> Color {
    Color(.faded(self, opacity))
  }

  /// - Parameter fraction: 0 is this colour, 1 the other; values beyond are held to that range.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixed(self, rhs, by: min(1, max(0, fraction)), colorSpace))
  }

  /// The standard gradient of the colour: a little lighter at its start.
  public var gradient: AnyGradient { AnyGradient(self) }

  /// The components the colour has in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    resolve(in: StyleContext(environment))
  }

  func resolve(in context: StyleContext) -> Resolved {
    switch storage {
    case .constant(let resolved):
      return resolved
    case .system(let color):
      let environment = context.environment
      return SystemPalette.of(environment.idiom, isGlass: environment.isGlass).resolved(
        environment.isElevated ? color.elevated(in: environment.colorScheme) : color,
        for: environment.colorScheme)
    case .accent:
      // An accent colour that is defined by the accent colour means the one further out.
      var outer = context
      outer.environment.accent = nil
      let own = DemoAssets.current.accent(isDark: context.environment.colorScheme == .dark)
      let accent = (context.environment.accent ?? own ?? .blue).resolve(in: outer)
      return context.environment.isTintDimmed ? accent.dimmedAsTint : accent
    case .appearance(let light, let dark):
      return (context.environment.colorScheme == .dark ? dark : light).resolve(in: context)
    case .faded(let color, let opacity):
      return color.resolve(in: context).faded(by: opacity)
    case .mixed(let first, let second, let fraction, let colorSpace):
      return first.resolve(in: context)
        .mixed(with: second.resolve(in: context), by: fraction, in: colorSpace)
    case .asset(let name):
      let isDark = context.environment.colorScheme == .dark
      if let color = DemoAssets.current.color(name, isDark: isDark) {
        return color.resolve(in: context)
      }
      let hasCatalogue = DemoAssets.current.hasCatalogue
      context.warnings.add(StyleWarning.missingColor(name, hasCatalogue: hasCatalogue))
      return StandInColor(of: name).color.resolve(in: context)
    }
  }
}

extension Color: CustomStringConvertible {
  public var description: String {
    switch storage {
    case .constant(let resolved): resolved.description
    case .system(let color): color.rawValue
    case .accent: "accentColor"
    case .appearance(let light, let dark): "\(light) or \(dark)"
    case .faded(let color, let opacity): "\(Int(nearest: opacity * 100))% \(color)"
    case .mixed(let first, let second, let fraction, _):
      "\(first) mixed with \(Int(nearest: fraction * 100))% \(second)"
    case .asset(let name): "named \"\(name)\""
    }
  }
}
