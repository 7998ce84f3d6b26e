import Motion
import ViewEngine

/// The foreground style of the place where it is shown.
public struct ForegroundStyle: ShapeStyle, PrimitiveStyle {
  public typealias Resolved = Never

  public init() {}

  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    HierarchicalShapeStyle.primary.resolveStyle(in: context)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The levels of the foreground that a view was given.
final class ForegroundLevels: Sendable {
  /// One to three; the first is the primary one.
  private let styles: [AnyShapeStyle]
  /// What the foreground is around that view: its levels may speak of it.
  private let outer: ForegroundLevels?
  /// Given by the container that the view is in, not by its author: buttons keep their own.
  let isOfContainer: Bool

  init(_ styles: [AnyShapeStyle], outer: ForegroundLevels?, isOfContainer: Bool = false) {
    self.styles = styles
    self.outer = outer
    self.isOfContainer = isOfContainer
  }

  /// How many levels have a style of their own.
  var count: Int { styles.count }

  /// A level beyond the given ones is a fainter look of the last of them.
  func resolved(level: Int, in context: StyleContext) -> ResolvedStyle {
    let index = min(level, styles.count - 1)
    var inner = context
    inner.level = level - index
    inner.environment.foreground = outer
    return styles[index].resolved(in: inner)
  }
}

private enum ForegroundKey: EnvironmentKey {
  static var defaultValue: ForegroundLevels? { nil }
}

private enum KeepsOwnForegroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var foreground: ForegroundLevels? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// What a view or a text says of its one colour has no effect: what it is in has a look of its own.
  var keepsOwnForeground: Bool {
    get { self[KeepsOwnForegroundKey.self] }
    set { self[KeepsOwnForegroundKey.self] = newValue }
  }
}

extension View {
  /// - Parameter color: nil goes back to the platform's label colours.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundModifier(styles: color.map { [AnyShapeStyle($0)] } ?? []))
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundModifier(styles: [AnyShapeStyle(style)]))
  }

  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)
    -> some View
  {
    modifier(ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundModifier(
        styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }
}

struct ForegroundModifier: EnvironmentModifier {
  /// Empty for the platform's own.
  let styles: [AnyShapeStyle]

  func apply(to environment: inout EnvironmentValues) {
    // Several are those of a symbol's layers, which are part of the picture.
    if environment.keepsOwnForeground, styles.count < 2 { return }
    environment.foreground =
      styles.isEmpty ? nil : ForegroundLevels(styles, outer: environment.foreground)
  }
}
