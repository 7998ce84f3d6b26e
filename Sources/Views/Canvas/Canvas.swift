import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A rectangle that a closure draws, anew for every frame.
public struct Canvas<Symbols: View>: PrimitiveView {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  /// - Parameters:
  ///   - opaque, colorMode, rendersAsynchronously: Kept for source compatibility; the picture is
  ///     the same.
  ///   - symbols: Views that the renderer draws by their tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
  }

  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    CanvasNode(self, parent: parent, environment: environment)
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(renderer: renderer, symbols: { EmptyView() })
  }
}

extension DisplayItem {
  /// Whether something of it is mixed with what is below it.
  fileprivate var blends: Bool {
    switch self {
    case .leaf, .group(.flatten, _): false
    case .group(.blend, _): true
    case .group(_, let items): items.contains(where: \.blends)
    }
  }
}

/// A canvas with the symbols it may draw, which are laid out but shown only by the renderer.
final class CanvasNode<Symbols: View>: Node {
  private let symbols: ContainerNode
  private lazy var item = CanvasItem(node: self, symbols: symbols)

  init(_ canvas: Canvas<Symbols>, parent: Node, environment: EnvironmentValues) {
    symbols = ContainerNode(
      content: canvas.symbols, arrangement: SymbolArrangement(), parent: parent,
      graph: parent.graph, environment: environment)
    super.init(parent: parent, graph: parent.graph, environment: environment)
    // The symbols are made before it and know only what is around it: it is asked for theirs, whatever they do.
    noteHandingUp()
    item.renderer = canvas.renderer
  }

  override func update(_ view: any View, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    guard let canvas = view as? Canvas<Symbols> else { return }
    symbols.update(
      content: canvas.symbols, arrangement: SymbolArrangement(), environment: environment)
    item.renderer = canvas.renderer
  }

  override var childNodes: [Node] { [symbols] }

  override func collect(into entries: inout [Entry], traits: Traits) {
    entries.append(Entry(item: item, traits: traits))
  }
}

/// Every symbol by itself, offered the canvas's size.
struct SymbolArrangement: Arrangement {
  func size(for proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize { .zero }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
    for subview in subviews { subview.place(at: .zero, proposal: proposal) }
  }
}

final class CanvasItem: Item {
  var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  private let symbols: ContainerNode
  private let shownFrame: AnimatedFrame

  init(node: Node, symbols: ContainerNode) {
    self.symbols = symbols
    shownFrame = AnimatedFrame(node: node)
    super.init(node: node)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func layout() {
    shownFrame.set(frame)
    symbols.item.place(at: .zero, proposal: ProposedViewSize(frame.size))
  }

  override func draw(into items: inout [DisplayItem]) {
    let rect = shownFrame.rect
    guard rect.width > 0, rect.height > 0 else { return }
    var context = GraphicsContext(
      origin: rect.origin, size: rect.size, environment: node.environment, graph: graph,
      symbols: symbols.contentEntries)
    renderer(&context, rect.size)
    var drawn = context.sink.items
    guard !drawn.isEmpty else { return }
    // It is a layer of its own: what is drawn is mixed with what is in the canvas, never with what lies behind it.
    if drawn.contains(where: \.blends) { drawn = [.group(.flatten, drawn)] }
    items.append(.group(.clip(Path(rect), evenOdd: false, antialiased: false), drawn))
  }

  override func hitTest(_ point: CGPoint) -> [Item] {
    shownFrame.rect.contains(point) ? [self] : []
  }

  override var touchBounds: CGRect? { shownFrame.rect }
}
