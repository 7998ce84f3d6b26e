import Motion
import ViewEngine

/// Why contents are not shown.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// They are not there yet: texts and images are boxes in the foreground style.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// They are private, which no view says of itself here: all are shown.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// They are out of date, which no view says of itself here: all are shown.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

extension View {
  /// Shows boxes in place of the texts and images inside, beside other reasons further out.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows what is inside, whatever reasons there are further out not to.
  public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }
}
