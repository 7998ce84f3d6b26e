import Motion
import ViewEngine

/// How a symbol shows a value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  enum Mode: Hashable, Sendable { case color, draw }

  let mode: Mode

  /// Steps that the value has not reached are faint.
  public static let color = SymbolVariableValueMode(mode: .color)
  /// Steps that the value has not reached are not there.
  public static let draw = SymbolVariableValueMode(mode: .draw)
}

private enum SymbolVariableValueModeKey: EnvironmentKey {
  static var defaultValue: SymbolVariableValueMode? { nil }
}

extension EnvironmentValues {
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[SymbolVariableValueModeKey.self] }
    set { self[SymbolVariableValueModeKey.self] = newValue }
  }
}

extension View {
  /// How the symbols inside show their values; nil lets each decide.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
}
