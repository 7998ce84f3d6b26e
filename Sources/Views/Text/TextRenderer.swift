import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Draws texts in a way of its own: line by line, run by run or glyph by glyph.
public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The size of a text, where it is not its own.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far around the text is drawn. Nothing is cut off here.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text before it is laid out.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

extension View {
  /// Has the texts inside drawn by a renderer, whose data animates.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

struct TextRendererModifier<Renderer: TextRenderer>: WrapperModifier {
  let renderer: Renderer

  func makeItem(_ child: Item, node: Node) -> TextRendererItem<Renderer> {
    TextRendererItem(renderer, child: child, node: node)
  }

  func update(_ item: TextRendererItem<Renderer>, transaction: Transaction) {
    item.update(renderer, transaction: transaction)
  }
}

/// Draws the texts below it in the layout.
///
/// They look for it upwards, and not in their environment: a transition that renders a text stands
/// around its item, where its environment does not reach.
@MainActor
protocol TextRendering: Item {
  func draw(_ layout: Text.Layout, in context: inout GraphicsContext)
  func size(in proposal: ProposedViewSize, of text: TextProxy) -> CGSize
}

final class TextRendererItem<Renderer: TextRenderer>: WrapperItem, TextRendering {
  private var renderer: Renderer
  private let driver: AnimatableDriver<Renderer>

  init(_ renderer: Renderer, child: Item, node: Node) {
    self.renderer = renderer
    driver = AnimatableDriver(renderer, "textRenderer", node: node)
    super.init(child, node: node)
    graph.part(TextRenderers.self).areThere = true
  }

  func update(_ renderer: Renderer, transaction: Transaction) {
    self.renderer = renderer
    driver.setModel(renderer, transaction: transaction)
  }

  func draw(_ layout: Text.Layout, in context: inout GraphicsContext) {
    driver.presentation(of: renderer).draw(layout: layout, in: &context)
  }

  func size(in proposal: ProposedViewSize, of text: TextProxy) -> CGSize {
    renderer.sizeThatFits(proposal: proposal, text: text)
  }

  override func cancelAnimations() { driver.cancel() }
}

/// Whether a clip has any renderer, so that the texts of others need not look for one.
final class TextRenderers: GraphPart {
  var areThere = false
}

extension Item {
  /// The nearest renderer around it.
  var textRenderer: (any TextRendering)? {
    guard graph.part(TextRenderers.self).areThere else { return nil }
    var item = superitem
    while let current = item {
      if let renderer = current as? any TextRendering { return renderer }
      item = current.superitem
    }
    return nil
  }
}
