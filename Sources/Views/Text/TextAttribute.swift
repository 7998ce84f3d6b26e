/// Something that is said of a part of a text, for a renderer to find.
public protocol TextAttribute {}

/// The custom attributes of a run, by their types. They are read where they are drawn, on the main
/// actor.
struct TextAttributes: @unchecked Sendable {
  private var values: [ObjectIdentifier: any TextAttribute] = [:]

  subscript<T: TextAttribute>(key: T.Type) -> T? {
    get { values[ObjectIdentifier(key)] as? T }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension Text {
  /// Says something of the text that a renderer reads from its runs.
  nonisolated public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    styled { $0.attributes[T.self] = value }
  }
}
