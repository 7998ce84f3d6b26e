import Drawing

struct FadedStyle<Base: ShapeStyle>: ShapeStyle, PrimitiveStyle {
  typealias Resolved = Never

  let base: Base
  let opacity: Double

  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    base.resolved(in: context).faded(by: opacity)
  }
}

struct BlendedStyle<Base: ShapeStyle>: ShapeStyle, PrimitiveStyle {
  typealias Resolved = Never

  let base: Base
  let mode: BlendMode

  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    var style = base.resolved(in: context)
    style.blendMode = Drawing.BlendMode(rawValue: mode.rawValue) ?? .normal
    return style
  }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedStyle(base: self, opacity: opacity)
  }

  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendedStyle(base: self, mode: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style, fainter.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().opacity(opacity))
  }

  /// The foreground style, blended with what is below it.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().blendMode(mode))
  }
}
