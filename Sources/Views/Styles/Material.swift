import Drawing
import ViewEngine

/// Frosted glass: what is behind a shape, blurred and more colourful, under a translucent layer.
///
/// - Note: Approximated: the blur and the layers are UIKit's, measured over white and black; of `ultraThick` they and of
///   all the saturation are by eye; text in a material has its layer's colour alone: no vibrancy.
public struct Material: Hashable, ShapeStyle, PrimitiveStyle {
  public typealias Resolved = Never

  private let kind: Kind

  private enum Kind: Hashable { case ultraThin, thin, regular, thick, ultraThick, bar, dialog }

  public static let ultraThin = Material(kind: .ultraThin)
  public static let thin = Material(kind: .thin)
  public static let regular = Material(kind: .regular)
  public static let thick = Material(kind: .thick)
  public static let ultraThick = Material(kind: .ultraThick)
  public static let bar = Material(kind: .bar)
  /// What alerts and confirmation dialogs stand on.
  static let dialog = Material(kind: .dialog)

  /// What is seen over white and over black, of 255, and the blur's σ in points: of UIKit's effects
  /// `systemUltraThinMaterial` … `systemChromeMaterial`, as captured on iOS 26.1.
  private struct Measured {
    let light: (white: Float, black: Float)
    let dark: (white: Float, black: Float)
    let sigma: Double
  }

  private var measured: Measured {
    switch kind {
    case .ultraThin: Measured(light: (245, 88), dark: (177, 31), sigma: 22.5)
    case .thin: Measured(light: (245, 142), dark: (125, 31), sigma: 29.5)
    case .regular: Measured(light: (245, 197), dark: (83, 31), sigma: 29.5)
    case .thick: Measured(light: (245, 232), dark: (37, 31), sigma: 45)
    // UIKit has none that is thicker.
    case .ultraThick: Measured(light: (245, 240), dark: (35, 33), sigma: 45)
    case .bar: Measured(light: (247, 178), dark: (87, 18), sigma: 22.5)
    // Recorded over white made darker by an alert, 204 of 255: 238. So it is thicker than the regular one,
    // which would be 235 there; what is not recorded is that one's, white over white and all in dark appearance.
    case .dialog: Measured(light: (245, 210), dark: (83, 31), sigma: 29.5)
    }
  }

  /// The blur alone, without what makes it more colourful and the layer over it.
  var blurAlone: BlurredFill { BlurredFill(color: .clear, radius: measured.sigma) }

  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    let measured = measured
    let seen = context.environment.colorScheme == .light ? measured.light : measured.dark
    // The layer lets through what differs between them; over black it is all that is seen.
    let opacity = 1 - (seen.white - seen.black) / 255
    let grey = UInt32((seen.black / opacity).rounded())
    var style = ResolvedStyle(Color.Resolved(hex: grey << 16 | grey << 8 | grey, opacity: opacity))
      .atLevel(context.level)
    style.backdrop = .backdrop(radius: measured.sigma, .saturated(1.8))
    return style
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
