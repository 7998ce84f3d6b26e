import Drawing
@_spi(Engine) import ViewEngine

/// A colour, and through it what is behind, blurred: the flat part of glass.
struct BlurredFill: Hashable, ShapeStyle, PrimitiveStyle {
  typealias Resolved = Never

  let color: Color
  /// The σ, in points.
  let radius: Double

  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    var style = ResolvedStyle(color.resolve(in: context)).atLevel(context.level)
    style.backdrop = .backdrop(radius: radius, .identity)
    return style
  }
}
