/// A style whose type is erased. Two of one kind still animate into each other.
public struct AnyShapeStyle: ShapeStyle, PrimitiveStyle {
  public typealias Resolved = Never

  private let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) {
    self.style = style
  }

  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    style.resolved(in: context)
  }
}
