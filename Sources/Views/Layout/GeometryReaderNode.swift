import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Builds its content during layout, when the size is known, and again when either changes.
final class GeometryReaderNode<Content: View>: ContainerNode {
  private var reader: GeometryReader<Content>
  private var builtFor: CGSize?
  var places = ReadPlaces()
  /// The content was built for a size that no layout has confirmed yet.
  private var isProvisional = false

  init(_ reader: GeometryReader<Content>, parent: Node, environment: EnvironmentValues) {
    self.reader = reader
    super.init(
      content: EmptyContent<Content>(view: nil), arrangement: ReaderArrangement(), parent: parent,
      graph: parent.graph, environment: environment)
    // What is inside a transition has to be there before the layout: it goes through the phases of
    // an insertion in one update.
    if let transition = ancestor(ofType: TransitionNode.self) {
      isProvisional = true
      build(for: transition.provisionalSize)
    }
  }

  override func makeItem() -> ContainerItem {
    GeometryReaderItem(arrangement: ReaderArrangement(), node: self)
  }

  override func update(_ view: any View, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    guard let reader = view as? GeometryReader<Content> else { return }
    self.reader = reader
    // With the size of the last layout; a new size builds once more during layout.
    if let builtFor { build(for: builtFor) }
  }

  override func reevaluate() {
    if let builtFor { build(for: builtFor) }
  }

  func layout(size: CGSize) {
    defer { isProvisional = false }
    guard builtFor != size else { return }
    let isFirst = builtFor == nil
    build(for: size)
    if isFirst { item.begin() } else { item.refresh() }
    graph.containers.refresh(under: self)
  }

  override var adjusts: Bool { true }

  /// A size that was only guessed is corrected without animation.
  override func adjust(_ transaction: inout Transaction) {
    if isProvisional && graph.isLayingOut {
      transaction.animation = nil
      transaction.disablesAnimations = true
    }
  }

  private func build(for size: CGSize) {
    builtFor = size
    places = ReadPlaces()
    let proxy = GeometryProxy(size: size, item: item)
    let reader = reader
    let content = graph.observe(self) { reader.content(proxy) }
    update(
      content: EmptyContent(view: content), arrangement: ReaderArrangement(),
      environment: environment)
  }
}

extension GeometryReaderNode: LaidOutLate {
  var readsPlace: Bool { !places.isEmpty }
}

/// The content once there is one; its own dynamic children come and go in the reader.
private struct EmptyContent<Content: View>: PrimitiveView, MultiView {
  let view: Content?

  var elements: [any View] { view.map { [$0] } ?? [] }

  func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    LateNode(elements, parent: parent, environment: environment)
  }
}

/// A node whose only child appears with the first update.
private final class LateNode: Node {
  private var child: Node?

  init(_ elements: [any View], parent: Node, environment: EnvironmentValues) {
    super.init(parent: parent, graph: parent.graph, environment: environment)
    child = elements.first.map { makeChild($0, environment: environment) }
  }

  override func update(_ view: any View, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    guard let content = (view as? any MultiView)?.elements.first else { return }
    child =
      child.map { reconcile($0, with: content, environment: environment) }
      ?? makeChild(content, environment: environment)
  }

  override var childNodes: [Node] { child.map { [$0] } ?? [] }
}
