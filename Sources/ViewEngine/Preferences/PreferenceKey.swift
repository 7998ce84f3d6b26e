import Motion

/// Names a value that views hand up to those around them, and says how several become one.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension View {
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(change: { $0 = value }))
  }

  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceModifier<K>(change: callback))
  }

  /// Runs when what the views inside hand up has changed.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceObservingModifier<K>(action: action))
  }
}

struct PreferenceModifier<K: PreferenceKey>: ViewModifier, PrimitiveModifier, PreferenceGiving {
  typealias Body = Never

  let change: (inout K.Value) -> Void

  func change(_ value: inout K.Value, around items: [Item]) { change(&value) }

  func makeNode(content: any View, parent: Node, environment: EnvironmentValues) -> Node {
    PassthroughNode(modifier: self, content: content, parent: parent, environment: environment)
  }
}

extension Node {
  /// What this subtree hands up for a key; nil where it says nothing about it.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard handsUp else { return nil }
    var value: K.Value?
    for child in childNodes where child.presence != .away {
      guard let next = child.preference(key) else { continue }
      if var reduced = value {
        K.reduce(value: &reduced) { next }
        value = reduced
      } else {
        value = next
      }
    }
    if let node = self as? any PreferenceNode,
      let modifier = node.giving as? any PreferenceGiving<K>
    {
      var changed = value ?? K.defaultValue
      modifier.change(&changed, around: node.itemsAround)
      value = changed
    }
    return value
  }
}

struct PreferenceObservingModifier<K: PreferenceKey>: ObservingModifier where K.Value: Equatable {
  let action: (K.Value) -> Void

  func appeared(in node: Node) -> PreferenceObserver {
    let observer = TypedPreferenceObserver<K>(node: node, action: action)
    node.graph.preferences.add(observer)
    return observer
  }

  func updated(_ kept: inout PreferenceObserver, from old: Self, in node: Node) {
    (kept as? TypedPreferenceObserver<K>)?.action = action
  }

  func disappeared(_ kept: PreferenceObserver, from node: Node) { kept.isOver = true }
}

final class TypedPreferenceObserver<K: PreferenceKey>: PreferenceObserver
where K.Value: Equatable {
  var action: (K.Value) -> Void
  private var last = K.defaultValue

  init(node: Node, action: @escaping (K.Value) -> Void) {
    self.action = action
    super.init(node: node)
  }

  override func read() {
    let value = node.preference(K.self) ?? K.defaultValue
    guard value != last else { return }
    last = value
    let action = action
    node.graph.afterUpdate { action(value) }
  }
}
