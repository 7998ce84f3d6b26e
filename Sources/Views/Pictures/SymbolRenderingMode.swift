import Motion
import ViewEngine

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Mode: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }

  let mode: Mode

  /// Every layer in the foreground style.
  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  /// One style, fainter for the layers further back.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  /// A foreground style for each layer.
  public static let palette = SymbolRenderingMode(mode: .palette)
  /// The symbol's own colours; the foreground style for a symbol that has none.
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
}

private enum SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// How the symbols inside are coloured; nil lets each decide.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// How large the symbols inside are beside their font.
  public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
