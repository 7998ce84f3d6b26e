import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// Puts views in front, in the space of this one.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  {
    modifier(LayeringModifier(secondary: content(), alignment: alignment, isBehind: false))
  }

  @_disfavoredOverload
  public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Puts views behind, in the space of this one.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  {
    modifier(LayeringModifier(secondary: content(), alignment: alignment, isBehind: true))
  }

  @_disfavoredOverload
  public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Fills the space behind the view and, where that touches the safe area's edge, beyond it.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Draws a frame inside the view's edges.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }

  /// Shows the view only where the mask is opaque.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
    -> some View
  {
    modifier(MaskModifier(secondary: mask(), alignment: alignment))
  }

  public func mask<Mask: View>(_ mask: Mask) -> some View {
    self.mask { mask }
  }
}

/// A view with others in the space it takes: the primary one decides about the size.
struct LayeringModifier<Secondary: View>: SecondaryModifier {
  let secondary: Secondary
  let alignment: Alignment
  let isBehind: Bool

  func makeItem(_ child: Item, secondary: Item, node: Node) -> SecondaryItem {
    SecondaryItem(child, secondary: secondary, isBehind: isBehind, node: node)
  }
}

struct MaskModifier<Secondary: View>: SecondaryModifier {
  let secondary: Secondary
  let alignment: Alignment

  func makeItem(_ child: Item, secondary: Item, node: Node) -> SecondaryItem {
    MaskItem(child, secondary: secondary, isBehind: true, node: node)
  }
}

/// A modifier with a second view, laid out in the space of the first.
@MainActor
protocol SecondaryModifier: ViewModifier, PrimitiveModifier where Body == Never {
  associatedtype Secondary: View
  var secondary: Secondary { get }
  var alignment: Alignment { get }
  func makeItem(_ child: Item, secondary: Item, node: Node) -> SecondaryItem
  /// Takes the modifier's new values; also called right after the item is made.
  func update(_ item: SecondaryItem)
}

extension SecondaryModifier {
  func update(_ item: SecondaryItem) {}

  func makeNode(content: any View, parent: Node, environment: EnvironmentValues) -> Node {
    SecondaryNode(self, content: content, parent: parent, environment: environment)
  }

  var arrangement: any Arrangement { LayeredArrangement(alignment: alignment) }
}

final class SecondaryNode<Modifier: SecondaryModifier>: WrapperNodeBase<Modifier, SecondaryItem> {
  /// A container of its own for each item that is decorated.
  private var containers: [ContainerNode] = []

  override func makeItem(_ child: Item) -> SecondaryItem {
    let container = ContainerNode(
      content: modifier.secondary, arrangement: modifier.arrangement, parent: self, graph: graph,
      environment: environment)
    containers.append(container)
    return modifier.makeItem(child, secondary: container.item, node: self)
  }

  override func updateItem(_ item: SecondaryItem, transaction: Transaction) {
    modifier.update(item)
  }

  override func dropItem(_ item: SecondaryItem) {
    super.dropItem(item)
    containers.removeAll { container in
      guard container.item === item.secondary else { return false }
      container.destroy()
      return true
    }
  }

  override func update(_ view: any View, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    for container in containers {
      container.update(
        content: modifier.secondary, arrangement: modifier.arrangement, environment: environment)
    }
  }

  override var childNodes: [Node] { super.childNodes + containers }
}

class SecondaryItem: WrapperItem {
  let secondary: Item
  private let isBehind: Bool

  init(_ child: Item, secondary: Item, isBehind: Bool, node: Node) {
    self.secondary = secondary
    self.isBehind = isBehind
    super.init(child, node: node)
    secondary.superitem = self
  }

  override var subitems: [Item] { isBehind ? [secondary, child] : [child, secondary] }
  override var isTouchedInside: Bool { false }

  override func layout() {
    super.layout()
    secondary.superitem = self
    let arranged = secondary as? ContainerItem
    let alignment = (arranged?.arrangement as? LayeredArrangement)?.alignment ?? .center
    place(
      secondary, aligned: alignment, in: frame, proposal: ProposedViewSize(frame.size))
  }
}

final class MaskItem: SecondaryItem {
  override func draw(into items: inout [DisplayItem]) {
    var inner: [DisplayItem] = []
    child.draw(into: &inner)
    guard !inner.isEmpty else { return }
    var mask: [DisplayItem] = []
    secondary.draw(into: &mask)
    items.append(.group(.mask(mask), inner))
  }

  override func hitTest(_ point: CGPoint) -> [Item] {
    secondary.hitTest(point).isEmpty ? [] : child.hitTest(point)
  }
}
