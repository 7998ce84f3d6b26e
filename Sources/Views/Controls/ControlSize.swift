import Motion
import ViewEngine

/// How large the controls inside are; spinners and bordered buttons follow it.
public enum ControlSize: Int, Hashable, CaseIterable, Comparable, Sendable {
  case mini, small, regular, large, extraLarge

  public static func < (a: ControlSize, b: ControlSize) -> Bool { a.rawValue < b.rawValue }
}

private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
