import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// An image in the layout: its frame travels and grows, its picture is exchanged as the content
/// transition says, and symbol effects act on it.
final class ImageItem: Item, ViewUpdatable {
  private var image: Image
  private var resolved: ResolvedImage
  private let shownFrame: AnimatedFrame
  /// Of the foreground's first three levels, as a palette needs them.
  private let paints: [AnimatedPaint]
  private let history: ContentHistory<ResolvedImage, ImageChange>
  private let effects: SymbolEffectPlayer

  override var ownPictureName: String? {
    switch image.source {
    case .symbol(let name, _), .file(let name, _): name
    default: nil
    }
  }

  init(_ image: Image, node: Node) {
    self.image = image
    let (resolved, warning) = image.resolved(in: node.environment, measuring: node.graph.measuring)
    self.resolved = resolved
    shownFrame = AnimatedFrame(node: node)
    paints = (0..<3).map { _ in AnimatedPaint(node: node) }
    history = ContentHistory(node: node)
    effects = SymbolEffectPlayer(node: node)
    super.init(node: node)
    if let warning { graph.warn(warning.description) }
    setPaints()
    updateEffects()
  }

  func update(_ view: Image) {
    image = view
    let (new, warning) = image.resolved(in: node.environment, measuring: graph.measuring)
    if let warning { graph.warn(warning.description) }
    if !new.showsSame(as: resolved) {
      history.leave(
        resolved, by: node.environment.contentTransition, transaction: node.transaction)
    }
    resolved = new
    setPaints()
    updateEffects()
  }

  private func setPaints() {
    let own = resolved.ownColors
    for (level, paint) in paints.enumerated() {
      if let own {
        let color = own[min(level, own.count - 1)]
        paint.set(color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(ForegroundStyle()))
      } else {
        paint.set(HierarchicalShapeStyle(level: level))
      }
    }
  }

  private func updateEffects() {
    let requests = isSymbol ? node.environment.symbolEffects : []
    let parts = resolved.parts
    effects.update(requests, parts: parts)
    if parts.litSteps == 0, case .symbol(let symbol) = resolved.content,
      requests.contains(where: \.isVariableColor)
    {
      graph.warn("\(ImageWarning.noSteps(symbol.name))")
    }
  }

  // MARK: Layout

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = resolved.size
    guard resolved.isResizable else { return size }
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  override func explicitGuides(in size: CGSize) -> Guides {
    guard case .symbol = resolved.content, resolved.size.height > 0 else { return [:] }
    let baseline = resolved.baseline * size.height / resolved.size.height
    return [
      VerticalAlignment.firstTextBaseline.key: baseline,
      VerticalAlignment.lastTextBaseline.key: baseline,
    ]
  }

  override func layout() {
    shownFrame.set(frame)
  }

  // MARK: Drawing

  override func draw(into items: inout [DisplayItem]) {
    let rect = shownFrame.rect
    guard rect.width > 0, rect.height > 0 else { return }
    if node.environment.isRedacted {
      let local = CGRect(origin: .zero, size: rect.size)
      items += Placeholder.drawn([local], paint: paints[0].paint(in: local), at: rect.origin)
      return
    }
    var drawn: [DisplayItem] = []
    let earlier = history.earlier
    for (index, state) in earlier.enumerated() {
      let size = state.isResizable ? rect.size : state.size
      let own = CGRect(
        x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
        height: size.height)
      drawn += history.look(of: index).drawn(
        [item(for: state, in: own)], about: CGPoint(x: rect.midX, y: rect.midY))
    }
    let present =
      isSymbol
      ? effects.drawnByPart(in: rect) { item(for: resolved, part: $0, in: rect) }
      : [item(for: resolved, in: rect)]
    drawn += history.look(of: earlier.count)
      .drawn(present, about: CGPoint(x: rect.midX, y: rect.midY))
    guard isSymbol else { return items += drawn }
    items += paints[0].style.shadows.cast(on: effects.drawn(drawn, in: rect), in: rect)
  }

  private var isSymbol: Bool {
    if case .symbol = resolved.content { true } else { false }
  }

  private func item(for state: ResolvedImage, part: Int? = nil, in rect: CGRect) -> DisplayItem {
    let local = CGRect(origin: .zero, size: rect.size)
    var shown = state
    if let part, case .symbol(var symbol) = state.content {
      symbol.part = part
      shown.content = .symbol(symbol)
    }
    return shown.drawn(in: rect, paints: paints.map { shade($0.paint(in: local), local) })
  }

  /// The colours of a symbol run from light to dark where that is asked for.
  private func shade(_ paint: Paint, _ rect: CGRect) -> Paint {
    guard isSymbol, node.environment.symbolColorRenderingMode == .gradient,
      case .color(let color) = paint
    else { return paint }
    return .linearGradient(
      [
        GradientStop(color.lighter(by: SymbolColorRenderingMode.lightness), at: 0),
        GradientStop(color, at: 1),
      ], start: CGPoint(x: rect.midX, y: rect.minY), end: CGPoint(x: rect.midX, y: rect.maxY))
  }

  override func hitTest(_ point: CGPoint) -> [Item] {
    shownFrame.rect.contains(point) ? [self] : []
  }

  override var touchBounds: CGRect? { shownFrame.rect }

  func cancelAnimations() {
    for paint in paints { paint.cancel() }
    history.clear()
  }
}

extension RGBA {
  fileprivate func lighter(by share: Double) -> RGBA {
    func lighter(_ value: Double) -> Double { value + (1 - value) * share }
    return RGBA(lighter(red), lighter(green), lighter(blue), alpha)
  }
}

extension ImageItem: ShownItem {
  package var shownRect: CGRect { shownFrame.rect }
}
