/// A level of the foreground style: `.primary` is the style itself, the others are fainter.
public struct HierarchicalShapeStyle: ShapeStyle, PrimitiveStyle {
  public typealias Resolved = Never

  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    let level = level + context.level
    if let foreground = context.environment.foreground {
      return foreground.resolved(level: level, in: context)
    }
    // Where no foreground is set, the platform's label colours are the levels.
    let labels: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    var plain = context
    plain.level = 0
    return Color(system: labels[min(level, labels.count - 1)]).resolveStyle(in: plain)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A fainter look of any style.
struct LevelStyle<Base: ShapeStyle>: ShapeStyle, PrimitiveStyle {
  typealias Resolved = Never

  let base: Base
  let level: Int

  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    var inner = context
    inner.level += level
    return base.resolved(in: inner)
  }
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { LevelStyle(base: self, level: 1) }
  public var tertiary: some ShapeStyle { LevelStyle(base: self, level: 2) }
  public var quaternary: some ShapeStyle { LevelStyle(base: self, level: 3) }
  public var quinary: some ShapeStyle { LevelStyle(base: self, level: 4) }
}
