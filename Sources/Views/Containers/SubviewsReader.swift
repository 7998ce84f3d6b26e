import Motion
@_spi(Engine) import ViewEngine

/// One of the views that a container was given, as the container arranges it.
public struct Subview: PrimitiveView, Identifiable {
  public struct ID: Hashable {
    let item: ObjectIdentifier
  }

  let entry: Entry
  /// The tag, or the id in the `ForEach` that made the view.
  let tag: AnyHashable?
  /// Where it stands in that `ForEach`.
  var place: SubviewPlace?

  public var id: ID { ID(item: ObjectIdentifier(entry.item)) }

  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    SubviewNode(self, parent: parent, environment: environment)
  }
}

/// Where a view stands among those that one `ForEach` has made.
struct SubviewPlace: Equatable {
  let group: ObjectIdentifier
  let index: Int
  let count: Int
}

/// The views that a container was given, those of `ForEach` and conditions one by one.
public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(position: Int) -> Subview { subviews.asked(position, as: "subviews") }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(subviews) { $0 } }
}

extension Group {
  /// Makes a view of the views that another one is made of.
  @MainActor @preconcurrency
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == SubviewsReader<Base, Result> {
    self.init(content: SubviewsReader(content: view, transform: transform))
  }
}

extension ForEach {
  /// One view for each of the views that another one is made of.
  @MainActor @preconcurrency
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Result
  )
  where
    Data == CollectionOfOne<Int>, ID == Int,
    Content == SubviewsReader<Base, ForEach<SubviewsCollection, Subview.ID, Result>>
  {
    self.init(CollectionOfOne(0), id: \.self) { _ in
      SubviewsReader(content: view) { ForEach<_, _, Result>($0, content: content) }
    }
  }
}

/// Builds a content, and a result that shows parts of it.
public struct SubviewsReader<Content: View, Result: View>: PrimitiveView {
  let content: Content
  let transform: (SubviewsCollection) -> Result

  init(content: Content, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result) {
    self.content = content
    self.transform = transform
  }

  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    SubviewsNode(self, parent: parent, environment: environment)
  }
}

/// Shows an item whose own node is elsewhere; it comes and goes with the node here.
final class SubviewNode: Node {
  private var subview: Subview
  private lazy var item = SubviewItem(subview.entry.item, node: self)

  init(_ subview: Subview, parent: Node, environment: EnvironmentValues) {
    self.subview = subview
    super.init(parent: parent, graph: parent.graph, environment: environment)
  }

  override func update(_ view: any View, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    guard let subview = view as? Subview else { return }
    let isSame = subview.id == self.subview.id
    self.subview = subview
    if !isSame { item = SubviewItem(subview.entry.item, node: self) }
  }

  override func collect(into entries: inout [Entry], traits: Traits) {
    entries.append(Entry(item: item, traits: subview.entry.traits.filling(from: traits)))
  }
}

final class SubviewItem: WrapperItem {
  /// Keeps what the item inside speaks to alive as long as it is shown: the node of the outermost
  /// modifier, which keeps all those below it. Its own parent may drop it while it still leaves here.
  private let source: Node

  override init(_ child: Item, node: Node) {
    source = child.node
    super.init(child, node: node)
  }

  override var origin: Node { node }
}

extension Traits {
  /// These, and where they say nothing those of further out.
  func filling(from outer: Traits) -> Traits {
    var result = self
    result.transition = transition ?? outer.transition
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
    guard present.map(\.id) != shown.map(\.id) || present.map(\.tag) != shown.map(\.tag) else {
      return
    }
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
