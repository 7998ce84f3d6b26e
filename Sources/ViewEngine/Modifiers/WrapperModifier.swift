import Motion

/// A modifier that puts an item of its own around every view it is applied to.
@MainActor
package protocol WrapperModifier: ViewModifier, PrimitiveModifier where Body == Never {
  associatedtype Wrapper: WrapperItem
  func makeItem(_ child: Item, node: Node) -> Wrapper
  /// Takes the modifier's new values; also called right after the item is made.
  func update(_ item: Wrapper, transaction: Transaction)
}

extension WrapperModifier {
  package func makeNode(content: any View, parent: Node, environment: EnvironmentValues) -> Node {
    WrapperNode(self, content: content, parent: parent, environment: environment)
  }

  package func update(_ item: Wrapper, transaction: Transaction) {}
}

final class WrapperNode<Modifier: WrapperModifier>: WrapperNodeBase<Modifier, Modifier.Wrapper> {
  override func makeItem(_ child: Item) -> Modifier.Wrapper {
    modifier.makeItem(child, node: self)
  }

  override func updateItem(_ item: Modifier.Wrapper, transaction: Transaction) {
    modifier.update(item, transaction: transaction)
  }
}

/// The node of a wrapping modifier: one wrapper for each item of its content, kept as long as the
/// item is.
@_spi(Engine) open class WrapperNodeBase<Modifier: ViewModifier, Wrapper: WrapperItem>: Node {
  package private(set) var modifier: Modifier
  private var child: Node?
  private var wrappers: [(key: ObjectIdentifier, item: Wrapper)] = []

  @_spi(Engine) public init(
    _ modifier: Modifier, content: any View, parent: Node, environment: EnvironmentValues
  ) {
    self.modifier = modifier
    super.init(parent: parent, graph: parent.graph, environment: environment)
    if modifier is any HandingUp { noteHandingUp() }
    child = makeChild(content, environment: environment)
  }

  // For subclasses.
  @_spi(Engine) open func makeItem(_ child: Item) -> Wrapper {
    fatalError("\(Self.self) makes no item")
  }
  @_spi(Engine) open func updateItem(_ item: Wrapper, transaction: Transaction) {}
  /// What was wrapped is gone.
  @_spi(Engine) open func dropItem(_ item: Wrapper) { item.cancelAnimations() }

  @_spi(Engine) open override func update(_ view: any View, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    guard let child, let view = view as? any ModifiedView,
      let modifier = view.anyModifier as? Modifier
    else { return }
    self.modifier = modifier
    self.child = reconcile(child, with: view.anyContent, environment: environment)
    let transaction = transaction
    for wrapper in wrappers { updateItem(wrapper.item, transaction: transaction) }
  }

  @_spi(Engine) open override var childNodes: [Node] { child.map { [$0] } ?? [] }

  var wrapperItems: [Item] { wrappers.map(\.item) }

  @_spi(Engine) open override func collect(into entries: inout [Entry], traits: Traits) {
    guard let child else { return }
    var inner: [Entry] = []
    child.collect(into: &inner, traits: traits)
    for entry in inner {
      entries.append(Entry(item: wrapper(around: entry.item), traits: entry.traits))
    }
  }

  private func wrapper(around item: Item) -> Wrapper {
    let key = ObjectIdentifier(item)
    if let wrapper = wrappers.first(where: { $0.key == key }) { return wrapper.item }
    let wrapper = makeItem(item)
    var still = Transaction()
    still.disablesAnimations = true
    updateItem(wrapper, transaction: still)
    wrappers.append((key, wrapper))
    // Items do not keep their nodes alive; this one decides how long the wrapper is needed.
    item.origin.whenDestroyed { [weak self] in self?.drop(key) }
    return wrapper
  }

  private func drop(_ key: ObjectIdentifier) {
    guard let index = wrappers.firstIndex(where: { $0.key == key }) else { return }
    dropItem(wrappers.remove(at: index).item)
  }

  @_spi(Engine) open override func destroy() {
    super.destroy()
    for wrapper in wrappers { dropItem(wrapper.item) }
    wrappers = []
  }
}
