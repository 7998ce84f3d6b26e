import Motion
import ViewEngine

/// Whether a symbol's colours are flat or run from light to dark.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  let isGradient: Bool

  /// How much of white is in the lightest colour.
  ///
  /// - Matches: not measured.
  static let lightness = 0.3

  public static let flat = SymbolColorRenderingMode(isGradient: false)
  public static let gradient = SymbolColorRenderingMode(isGradient: true)
}

private enum SymbolColorRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolColorRenderingMode? { nil }
}

extension EnvironmentValues {
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorRenderingModeKey.self] }
    set { self[SymbolColorRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Whether colours of the symbols inside run from light to dark; nil lets each decide.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }
}
