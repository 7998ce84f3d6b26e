import Motion

/// Hands over what the views inside hand up, with the transaction that has changed it.
package struct PreferenceReadingModifier<K: PreferenceKey>: ObservingModifier {
  let action: (K.Value) -> Void
  /// Whether the default is handed over where nothing is handed up.
  let tellsDefault: Bool

  package init(tellsDefault: Bool = false, action: @escaping (K.Value) -> Void) {
    self.action = action
    self.tellsDefault = tellsDefault
  }

  package func appeared(in node: Node) -> PreferenceObserver {
    let reader = PreferenceReader<K>(node: node, tellsDefault: tellsDefault, action: action)
    node.graph.preferences.add(reader)
    return reader
  }

  package func updated(_ kept: inout PreferenceObserver, from old: Self, in node: Node) {
    (kept as? PreferenceReader<K>)?.action = action
  }

  package func disappeared(_ kept: PreferenceObserver, from node: Node) { kept.isOver = true }
}

private final class PreferenceReader<K: PreferenceKey>: PreferenceObserver {
  var action: (K.Value) -> Void
  private let tellsDefault: Bool
  private var last: K.Value?

  init(node: Node, tellsDefault: Bool, action: @escaping (K.Value) -> Void) {
    self.action = action
    self.tellsDefault = tellsDefault
    super.init(node: node)
  }

  override func read() {
    let none: K.Value? = tellsDefault || last != nil ? K.defaultValue : nil
    guard let value = node.preference(K.self) ?? none else { return }
    if let last, Self.isSame(last, value) { return }
    last = value
    let (action, transaction) = (action, node.graph.transaction)
    node.graph.afterUpdate { withTransaction(transaction) { action(value) } }
  }

  /// Values that cannot be compared are the same where they read the same, above all their anchors.
  private static func isSame(_ left: K.Value, _ right: K.Value) -> Bool {
    func equals<T: Equatable>(_ left: T) -> Bool { left == right as? T }
    if let left = left as? any Equatable { return equals(left) }
    return String(reflecting: left) == String(reflecting: right)
  }
}
