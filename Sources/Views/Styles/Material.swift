import ViewEngine

/// Frosted glass.
///
/// - Note: Approximated: a translucent colour; what is behind it is not blurred and keeps its
///   saturation.
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
    return ResolvedStyle(Color.Resolved(hex: hex, opacity: opacity)).atLevel(context.level)
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
