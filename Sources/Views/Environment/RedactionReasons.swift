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
  /// They are private: boxes as well, where a view says that it is (`privacySensitive`).
  public static let privacy = RedactionReasons(rawValue: 2)
  /// They are out of date: boxes as well, where a view says that it can be (`invalidatableContent`).
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

private enum HiddenReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { .placeholder }
}

extension EnvironmentValues {
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// The reasons for which the views here are not shown.
  fileprivate var heededRedactionReasons: RedactionReasons {
    get { self[HiddenReasonsKey.self] }
    set { self[HiddenReasonsKey.self] = newValue }
  }

  /// Whether there are boxes in place of texts and images.
  var isRedacted: Bool { !redactionReasons.isDisjoint(with: heededRedactionReasons) }
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

  /// Says that what is inside is private: boxes where contents are redacted for privacy.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    heeding(.privacy, sensitive)
  }

  /// Says that what is inside can be out of date: boxes where contents are redacted for that.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    heeding(.invalidated, invalidatable)
  }

  private func heeding(_ reason: RedactionReasons, _ heeds: Bool) -> some View {
    transformEnvironment(\.heededRedactionReasons) { reasons in
      if heeds { reasons.formUnion(reason) } else { reasons.subtract(reason) }
    }
  }
}
