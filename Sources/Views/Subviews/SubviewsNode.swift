import Motion
@_spi(Engine) import ViewEngine

extension Traits {
  /// These, and where they say nothing those of further out.
  func filling(from outer: Traits) -> Traits {
    var result = self
    result.zIndex = zIndex ?? outer.zIndex
    result.layoutPriority = layoutPriority ?? outer.layoutPriority
    result.tag = tag ?? outer.tag
    result.others.merge(outer.others) { own, _ in own }
    return result
  }
}

final class SubviewsNode<Content: View, Result: View>: Node, SubviewReading {
  private var reader: SubviewsReader<Content, Result>
  private var source: Node?
  private var result: Node?
  private var shown: [Subview] = []

  init(
    _ reader: SubviewsReader<Content, Result>, parent: Node, environment: EnvironmentValues
  ) {
    self.reader = reader
    super.init(parent: parent, graph: parent.graph, environment: environment)
    graph.containers.add(self)
    source = makeChild(reader.content, environment: environment)
    shown = subviews
    result = makeChild(evaluate(), environment: environment)
  }

  override func update(_ view: any View, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    guard let reader = view as? SubviewsReader<Content, Result> else { return }
    self.reader = reader
    source = source.map { reconcile($0, with: reader.content, environment: environment) }
    shown = subviews
    reevaluate()
  }

  override func reevaluate() {
    result = result.map { reconcile($0, with: evaluate(), environment: environment) }
  }

  func refresh() {
    let present = subviews
    // What stands for elements that are not made is the same when there are more of them, but what follows has another
    // place.
    guard
      present.map(\.id) != shown.map(\.id) || present.map(\.tag) != shown.map(\.tag)
        || present.map(\.place) != shown.map(\.place)
    else { return }
    shown = present
    reevaluate()
  }

  override var childNodes: [Node] { [source, result].compactMap(\.self) }

  override func collect(into entries: inout [Entry], traits: Traits) {
    result?.collect(into: &entries, traits: traits)
  }

  override func destroy() {
    super.destroy()
    graph.containers.forget(reader: self)
  }

  private var subviews: [Subview] {
    (source?.entries ?? []).map { entry in
      let element = element(of: entry.item)
      return Subview(
        entry: entry, tag: entry.traits.tag ?? element?.key, place: element?.place)
    }
  }

  /// The element of the nearest `ForEach` around an item.
  private func element(of item: Item) -> (key: AnyHashable?, place: SubviewPlace?)? {
    var node = item.origin as Node?
    while let current = node, current !== self {
      if let dynamic = current.parent as? DynamicNode, dynamic.isCollection {
        let place = dynamic.index(of: current).map {
          SubviewPlace(group: ObjectIdentifier(dynamic), index: $0, count: dynamic.count)
        }
        return (dynamic.key(of: current), place)
      }
      node = current.parent
    }
    return nil
  }

  private func evaluate() -> Result {
    let (reader, subviews) = (reader, SubviewsCollection(subviews: shown))
    return graph.observe(self) { reader.transform(subviews) }
  }
}
