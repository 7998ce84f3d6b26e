import Drawing
import ViewEngine

/// Frosted glass: what is behind a shape, blurred and more colourful, under a translucent layer.
///
/// - Note: Approximated: the blur's σ is that of Apple's design templates (a background blur of 50), saturation
///   and the layers' opacities are by eye; text in a material has its layer's colour alone: no vibrancy.
public struct Material: Hashable, ShapeStyle, PrimitiveStyle {
  public typealias Resolved = Never

  private let opacity: Float

  public static let ultraThin = Material(opacity: 0.45)
  public static let thin = Material(opacity: 0.6)
  public static let regular = Material(opacity: 0.75)
  public static let thick = Material(opacity: 0.86)
  public static let ultraThick = Material(opacity: 0.94)
  public static let bar = Material(opacity: 0.8)

  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    let white: UInt32 = 0xF7F7F7
    let black: UInt32 = 0x252525
    let hex = context.environment.colorScheme == .light ? white : black
    var style = ResolvedStyle(Color.Resolved(hex: hex, opacity: opacity)).atLevel(context.level)
    style.backdrop = Self.backdrop
    return style
  }

  private static let backdrop = Effect.backdrop(radius: 25, .saturated(1.8))
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
