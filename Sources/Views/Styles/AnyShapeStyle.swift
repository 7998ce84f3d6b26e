/// A style whose type is erased. Two of one kind still animate into each other.
public struct AnyShapeStyle: ShapeStyle, PrimitiveStyle {
  public typealias Resolved = Never

  private let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) {
    self.style = style
  }

  /// The colours of a gradient that has no direction of its own.
  var gradient: Gradient? { (style as? AnyShapeStyle)?.gradient ?? style as? Gradient }

  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    style.resolved(in: context)
  }
}
