import Motion

/// One child of a container: what is laid out and drawn, and what its modifiers say to the container.
struct Entry {
  let item: Item
  var traits: Traits
}

/// What a view tells the container around it. The innermost writer of each wins.
struct Traits {
  var transition: AnyTransition?
  var zIndex: Double?
  var layoutPriority: Double?
  var tag: AnyHashable?
  /// Values for custom keys and for built-in containers (tab items, list insets …).
  var others: [ObjectIdentifier: Any] = [:]
}
