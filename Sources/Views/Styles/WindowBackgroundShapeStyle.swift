import Motion
import ViewEngine

/// What is behind all of a window: a Mac's ground, the system's background elsewhere.
public struct WindowBackgroundShapeStyle: ShapeStyle, PrimitiveStyle {
  public typealias Resolved = Never

  public init() {}

  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    var plain = context
    plain.level = 0
    return Color(system: .windowGround).resolveStyle(in: plain)
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
