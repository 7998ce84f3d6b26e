import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Takes all the space it is offered and tells its content how much that is.
public struct GeometryReader<Content: View>: PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    GeometryReaderNode(self, parent: parent, environment: environment)
  }
}

/// A view's size and place, for its content.
public struct GeometryProxy {
  public let size: CGSize
  weak var item: Item?

  @MainActor @preconcurrency
  public var safeAreaInsets: EdgeInsets { item?.screenInsets ?? EdgeInsets() }

  /// The view's rectangle in another coordinate space.
  @MainActor @preconcurrency
  public func frame(in space: CoordinateSpace) -> CGRect {
    ask(.frame(space)) ?? CGRect(origin: .zero, size: size)
  }

  @MainActor @preconcurrency
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// All of a coordinate space around the view, as seen from the view: what a scroll view shows, say.
  ///
  /// - Returns: Nil where nothing around the view has the space.
  @MainActor @preconcurrency
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    ask(.bounds(coordinateSpace.name))
  }

  /// What is answered is answered anew when it has changed.
  @MainActor func ask(_ question: PlaceQuestion) -> CGRect? {
    guard let item else { return nil }
    guard let reader = item.node as? any LaidOutLate else { return question.answer(by: item) }
    if reader.places.isEmpty { reader.graph.part(PlaceReaders.self).add(reader) }
    return reader.places.tell(question, by: item)
  }
}

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
    build(for: size)
    item.refresh()
    graph.containers.refresh(under: self)
  }

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

final class GeometryReaderItem: ContainerItem {
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func layout() {
    (node as? any LaidOutLate)?.layout(size: frame.size)
    super.layout()
  }

  override func explicitGuides(in size: CGSize) -> Guides { [:] }
}

@MainActor
protocol LaidOutLate: PlaceReading {
  var item: ContainerItem { get }
  /// What the content asked where on screen it is.
  var places: ReadPlaces { get set }
  func layout(size: CGSize)
}

extension GeometryReaderNode: LaidOutLate {
  var readsPlace: Bool { !places.isEmpty }
}

/// Every child at the top leading corner, proposed the full size.
struct ReaderArrangement: Arrangement {
  func size(for proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}
