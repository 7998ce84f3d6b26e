import Motion
import ViewEngine

/// The tint of the place where it is shown; the accent colour where none is set.
public struct TintShapeStyle: ShapeStyle, PrimitiveStyle {
  public typealias Resolved = Never

  public init() {}

  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    guard let tint = context.environment.tint else {
      return Color.accentColor.resolveStyle(in: context)
    }
    // A tint that is defined by the tint means the one further out.
    var outer = context
    outer.environment.tint = nil
    outer.environment.isTintDimmed = false
    let style = tint.resolved(in: outer)
    return context.environment.isTintDimmed ? style.dimmedAsTint : style
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

private enum TintKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private enum AccentKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// What `Color.accentColor` stands for.
  var accent: Color? {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

extension View {
  public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    modifier(TintModifier(tint: AnyShapeStyle(tint)))
  }

  /// - Parameter tint: nil goes back to the accent colour.
  public func tint(_ tint: Color?) -> some View {
    modifier(AccentModifier(color: tint))
  }

  public func accentColor(_ accentColor: Color?) -> some View {
    modifier(AccentModifier(color: accentColor))
  }
}

struct TintModifier: EnvironmentModifier {
  let tint: AnyShapeStyle

  func apply(to environment: inout EnvironmentValues) {
    environment.tint = tint
  }
}

struct AccentModifier: EnvironmentModifier {
  let color: Color?

  func apply(to environment: inout EnvironmentValues) {
    environment.tint = color.map { AnyShapeStyle($0) }
    environment.accent = color
  }
}
