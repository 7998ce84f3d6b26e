/// Styles that stand for one of the platform's colours.
public struct SeparatorShapeStyle: ShapeStyle, PrimitiveStyle {
  public typealias Resolved = Never

  public init() {}

  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    Color.separator.resolveStyle(in: context)
  }
}

public struct SelectionShapeStyle: ShapeStyle, PrimitiveStyle {
  public typealias Resolved = Never

  public init() {}

  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    TintShapeStyle().resolveStyle(in: context)
  }
}

public struct PlaceholderTextShapeStyle: ShapeStyle, PrimitiveStyle {
  public typealias Resolved = Never

  public init() {}

  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    Color(system: .placeholderText).resolveStyle(in: context)
  }
}

public struct LinkShapeStyle: ShapeStyle, PrimitiveStyle {
  public typealias Resolved = Never

  public init() {}

  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    Color(system: .link).resolveStyle(in: context)
  }
}

/// A translucent grey behind controls, in four levels.
public struct FillShapeStyle: ShapeStyle, PrimitiveStyle {
  public typealias Resolved = Never

  public init() {}

  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    let levels: [SystemColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
    var plain = context
    plain.level = 0
    return Color(system: levels[min(context.level, levels.count - 1)]).resolveStyle(in: plain)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
