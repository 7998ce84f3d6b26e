import Motion

/// What a view tells the container around it. The innermost writer of each wins.
@_spi(Engine) public struct Traits {
  package var zIndex: Double?
  package var layoutPriority: Double?
  package var tag: AnyHashable?
  /// Values for custom keys, and what only some containers ask for: transitions, tab items, list insets.
  package var others: [ObjectIdentifier: Any] = [:]

  package init() {}
}
