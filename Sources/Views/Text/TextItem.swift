import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A text in the layout: its place travels, its size and its wrapping jump (rule
/// `text-takes-its-size-at-once`), and its content goes over as the content transition says (rule
/// `text-interpolates`).
final class TextItem: Item, ViewUpdatable {
  private(set) var text: Text
  /// As laid out, without paint.
  var runs: [TextRun] = []
  var images: [InlineImage] = []
  private var transition: ContentTransition
  let shownFrame: AnimatedFrame
  /// Of the runs, by their places.
  var paints: [AnimatedPaint] = []
  let history: ContentHistory<TextState, TextChange>
  /// Of the leaf that they were asked for last.
  var glyphs: (leaf: TextLeaf, glyphs: [OutlinedGlyph])?
  var measured = MeasuredText()
  private var timer: (token: VirtualClock.Token, dates: [DateText])?
  var caret: TextCaret?

  init(_ text: Text, node: Node) {
    self.text = text
    transition = node.environment.contentTransition
    shownFrame = AnimatedFrame(node: node, animatesSize: false)
    history = ContentHistory(node: node)
    super.init(node: node)
    layOutRuns()
    setPaints()
    followTime()
    followCaret()
  }

  func update(_ view: Text) {
    let old = (text: text, runs: runs, leaf: plainLeaf)
    text = view
    layOutRuns()
    if runs != old.runs { leave(old.text, old.leaf) }
    transition = node.environment.contentTransition
    setPaints()
    followTime()
    followCaret()
  }

  override var spacing: ViewSpacing { .text }

  override var ownLabel: String? { text.string }

  // MARK: Content

  private func layOutRuns() {
    images = []
    var reach = TextReach(graph)
    runs = text.runs.enumerated().map { index, run in
      let (laidOut, image) = run.laidOut(in: node.environment, graph: graph)
      if let warning = FontWarning(laidOut.font, measuring: graph.measuring) {
        graph.warn(warning.description)
      }
      if let image { images.append(InlineImage(run: index, image: image)) }
      return reach.kept(laidOut)
    }
  }

  private func setPaints() {
    while paints.count < text.runs.count { paints.append(AnimatedPaint(node: node)) }
    for extra in paints[text.runs.count...] { extra.cancel() }
    paints.removeLast(paints.count - text.runs.count)
    let styles = text.runs.map { $0.style.resolvedStyle(in: node.environment) }
    for (paint, style) in zip(paints, styles) { paint.set(style) }
  }

  private func leave(_ text: Text, _ leaf: TextLeaf) {
    let environment = node.environment
    let choice = TextChange.choose(
      environment.contentTransition, previous: transition, from: leaf.runs, to: runs,
      transaction: node.transaction, environment: environment)
    guard let choice, let glyphs = glyphs(of: leaf) else { return history.clear() }
    history.leave(
      TextState(text: text, leaf: leaf, glyphs: glyphs), style: choice.change,
      transaction: choice.transaction)
  }

  /// Writes dates anew when they read differently: seconds count from when they are set.
  private func followTime() {
    let dates = text.runs.compactMap(\.date).filter(\.changes)
    guard dates != timer?.dates ?? [] else { return }
    timer?.token.cancel()
    timer = dates.map(\.pace).min().map { pace in
      (graph.clock.schedule(every: pace) { [weak self] in self?.passTime() }, dates)
    }
  }

  private func followCaret() {
    if node.environment.caretPlace == .nowhere {
      caret?.stop()
      caret = nil
    } else if caret == nil {
      caret = TextCaret(on: graph.clock)
    }
  }

  private func passTime() {
    layOutRuns()
    graph.setNeedsLayout()
  }

  // MARK: Layout

  var layoutOptions: TextLayout {
    var layout = node.environment.textStyle.layout
    layout.lineSpacing = graph.reachable(layout.lineSpacing, "lineSpacing")
    return layout
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let renderer = textRenderer else { return ownSize(in: proposal) }
    return renderer.size(in: proposal, of: TextProxy { self.ownSize(in: $0) })
  }

  private func ownSize(in proposal: ProposedViewSize) -> CGSize {
    var size = metrics(for: proposal).size
    size.height = max(size.height, reservedHeight)
    let scale = graph.pixelsPerPoint
    return CGSize(
      width: (size.width * scale).rounded(.up) / scale,
      height: (size.height * scale).rounded(.up) / scale)
  }

  /// What the lines take that the text has at least, in the first run's font.
  private var reservedHeight: Double {
    guard let lines = node.environment.textStyle.reservedLines, lines > 0, var line = runs.first
    else { return 0 }
    line.string = " "
    let unlimited = CGSize(width: Double.infinity, height: .infinity)
    let height = graph.measuring.measure([line], layout: layoutOptions, in: unlimited).size.height
    return Double(lines) * height + Double(lines - 1) * layoutOptions.lineSpacing
  }

  override func explicitGuides(in size: CGSize) -> Guides {
    let metrics = metrics(for: ProposedViewSize(size))
    return [
      VerticalAlignment.firstTextBaseline.key: metrics.firstBaseline,
      VerticalAlignment.lastTextBaseline.key: metrics.lastBaseline,
    ]
  }

  override func layout() {
    shownFrame.set(frame)
  }

  // MARK: Drawing

  override func draw(into items: inout [DisplayItem]) {
    guard !runs.isEmpty else { return }
    let rect = shownFrame.rect
    if node.environment.isRedacted {
      items += placeholders(in: rect)
      return
    }
    if let renderer = textRenderer, drawLayout(by: renderer, into: &items) { return }
    if !drawTransition(into: &items) {
      var leaf = plainLeaf
      leaf.runs = painted(leaf.runs, of: text, in: rect.size)
      items += shadowed(leaf, at: rect.origin)
    }
    if !images.isEmpty { drawImages(paints(of: text, in: rect.size), into: &items) }
    drawCaret(into: &items)
  }

  override func hitTest(_ point: CGPoint) -> [Item] {
    shownFrame.rect.contains(point) ? [self] : []
  }

  override var touchBounds: CGRect? { shownFrame.rect }

  func cancelAnimations() {
    timer?.token.cancel()
    caret?.stop()
    for paint in paints { paint.cancel() }
    history.clear()
  }
}

extension TextItem: ShownItem {
  package var shownRect: CGRect { shownFrame.rect }
}
