import Foundation

/// A shadow that belongs to a style: `.fill(.blue.shadow(.drop(radius: 4)))`.
public struct ShadowStyle: Hashable, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  let isInner: Bool

  /// A shadow behind what is filled.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// A shadow of the edge, on what is filled.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }
}

struct ShadowedStyle<Base: ShapeStyle>: ShapeStyle, PrimitiveStyle {
  typealias Resolved = Never

  let base: Base
  let shadow: ShadowStyle

  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    var style = base.resolved(in: context)
    style.shadows.append(
      ResolvedShadow(
        color: shadow.color.resolve(in: context), radius: shadow.radius, offset: shadow.offset,
        isInner: shadow.isInner))
    return style
  }
}

extension ShapeStyle {
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(base: self, shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }
}
