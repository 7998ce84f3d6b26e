import Motion
import ViewEngine

/// How much something stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

extension View {
  /// Whether the headers of sections inside are small notes or titles.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}
