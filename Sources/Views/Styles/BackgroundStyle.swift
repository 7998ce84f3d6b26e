import Motion
import ViewEngine

/// The background of the place where it is shown: the system's unless one is set.
public struct BackgroundStyle: ShapeStyle, PrimitiveStyle {
  public typealias Resolved = Never

  public init() {}

  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    if let style = context.environment.backgroundStyle {
      // A background that is defined by the background means the system's.
      var outer = context
      outer.environment.backgroundStyle = nil
      return style.resolved(in: outer)
    }
    let levels: [SystemColor] = [.background, .secondaryBackground, .tertiaryBackground]
    var plain = context
    plain.level = 0
    return Color(system: levels[min(context.level, levels.count - 1)]).resolveStyle(in: plain)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

private enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// What `.background` stands for inside.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(BackgroundStyleModifier(style: AnyShapeStyle(style)))
  }
}

struct BackgroundStyleModifier: EnvironmentModifier {
  let style: AnyShapeStyle

  func apply(to environment: inout EnvironmentValues) {
    environment.backgroundStyle = style
  }
}
