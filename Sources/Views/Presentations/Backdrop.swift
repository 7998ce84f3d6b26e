import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// What a presentation does to everything behind it: makes it darker, and a card of it where it is
/// a large sheet that comes (rules `dimming-behind`, `page-behind-is-a-card`).
///
/// It draws what has been drawn before it anew, so nothing around it may draw apart.
struct Backdrop: PrimitiveView {
  let entry: Presented
  /// How much of the presentation is seen: points of a sheet, 0…1 of anything else.
  let visible: CGFloat
  /// With so much seen, what is behind is as dark as it gets.
  var full: CGFloat = 1
  /// Between these heights the page behind becomes a card.
  var card: ClosedRange<CGFloat>?

  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    LeafNode(self, parent: parent, environment: environment) { BackdropItem($0, node: $1) }
  }
}

final class BackdropItem: Item, ViewUpdatable {
  private var backdrop: Backdrop
  private let visible: AnimatedAttribute<CGFloat>

  init(_ backdrop: Backdrop, node: Node) {
    self.backdrop = backdrop
    visible = AnimatedAttribute(backdrop.visible, "backdrop", node: node)
    super.init(node: node)
  }

  func update(_ view: Backdrop) {
    backdrop = view
    visible.set(view.visible, transaction: node.transaction)
  }

  func cancelAnimations() { visible.cancel() }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func hitTest(_ point: CGPoint) -> [Item] {
    !backdrop.entry.letsFingersThrough && frame.contains(point) ? [self] : []
  }

  override var touchBounds: CGRect? { frame }

  // MARK: Drawing

  override func draw(into items: inout [DisplayItem]) {
    let dimming = backdrop.entry.dimming(
      in: node.environment.colorScheme, isGlass: graph.canvas.isGlass)
    let heights = backdrop.entry.dimmingHeights ?? 0...backdrop.full
    let shade = dimming * Double(Self.part(of: visible.value, in: heights))
    let shown = backdrop.card.map { Self.part(of: visible.value, in: $0) } ?? 0
    if shade > 0 {
      items.append(leaf(Color.Resolved(red: 0, green: 0, blue: 0, opacity: Float(shade))))
    }
    guard shown > 0 else { return }
    let ground = leaf(
      SystemPalette.iOS18.resolved(.background, for: node.environment.colorScheme))
    let card = Card(of: graph.canvas, shown: shown)
    items = [
      ground,
      .group(
        .transform(card.matrix),
        [.group(.clip(card.outline, evenOdd: false, antialiased: true), [ground] + items)]),
    ]
  }

  /// A whole screen of a colour.
  private func leaf(_ color: Color.Resolved) -> DisplayItem {
    let path = Path(CGRect(origin: .zero, size: graph.canvas.size))
    return .leaf(.shape(ShapeLeaf(path: path, paint: .color(color.rgba))), at: .zero)
  }

  /// How far a value is through a range, 0…1.
  private static func part(of value: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    guard range.upperBound > range.lowerBound else { return value >= range.upperBound ? 1 : 0 }
    return min(max((value - range.lowerBound) / (range.upperBound - range.lowerBound), 0), 1)
  }
}

/// The page behind a large sheet, as far as it has become a card (rule `page-behind-is-a-card`).
struct Card {
  let matrix: ProjectionTransform
  /// Before it is made smaller.
  let outline: Path

  @MainActor init(of canvas: GraphCanvas, shown: CGFloat) {
    typealias Constants = PresentationConstants
    let (width, top) = (canvas.size.width, max(0, canvas.safeArea.top - Constants.cardRise))
    let scale = 1 - shown * 2 * Constants.cardInset / max(width, 1)
    matrix = ProjectionTransform(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: shown * Constants.cardInset, ty: shown * top))
    // The corners are the screen's own at first. Where that has none of its own, they come quickly.
    let radius = Constants.cardRadius * shown + Constants.screenRadius * (1 - shown)
    outline = Path(
      roundedRect: CGRect(origin: .zero, size: canvas.size),
      cornerRadius: radius * min(1, shown * 8) / scale)
  }
}
