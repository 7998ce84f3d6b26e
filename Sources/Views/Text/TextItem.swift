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
  private var runs: [TextRun] = []
  private var images: [InlineImage] = []
  private var transition: ContentTransition
  private let shownFrame: AnimatedFrame
  /// Of the runs, by their places.
  private var paints: [AnimatedPaint] = []
  private let history: ContentHistory<TextState, TextChange>
  private var glyphs: (leaf: TextLeaf, glyphs: [OutlinedGlyph])?
  private var timer: VirtualClock.Token?
  private var caret: TextCaret?

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
    for (paint, run) in zip(paints, text.runs) { paint.set(run.style.resolvedStyle) }
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

  /// Writes dates anew when they read differently.
  private func followTime() {
    let isDated = text.runs.contains { $0.date?.changes ?? false }
    if !isDated {
      timer?.cancel()
      timer = nil
    } else if timer == nil {
      timer = graph.clock.schedule(every: DateText.interval) { [weak self] in self?.passTime() }
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

  private var layoutOptions: TextLayout {
    var layout = node.environment.textStyle.layout
    layout.lineSpacing = graph.reachable(layout.lineSpacing, "lineSpacing")
    return layout
  }

  private func metrics(for proposal: ProposedViewSize) -> TextMetrics {
    graph.measuring.measure(
      runs, layout: layoutOptions,
      in: CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity))
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

  /// The present text without its paints.
  private var plainLeaf: TextLeaf {
    TextLeaf(runs: runs, layout: layoutOptions, size: shownFrame.rect.size)
  }

  /// An earlier text goes over to the present one's paints; runs that it had more keep their own.
  private func paints(of text: Text, in size: CGSize) -> [Paint] {
    let rect = CGRect(origin: .zero, size: size)
    return text.runs.enumerated().map { index, run in
      index < paints.count
        ? paints[index].paint(in: rect)
        : run.style.resolvedStyle.resolved(in: StyleContext(node.environment)).paint(in: rect)
    }
  }

  private func painted(_ runs: [TextRun], of text: Text, in size: CGSize) -> [TextRun] {
    let paints = paints(of: text, in: size)
    return zip(runs, text.runs).enumerated().map { index, run in
      run.0.painted(paints[index], style: run.1.style, in: node.environment)
    }
  }

  private func glyphs(of leaf: TextLeaf) -> [OutlinedGlyph]? {
    if let glyphs, glyphs.leaf == leaf { return glyphs.glyphs }
    guard let outlining = graph.measuring as? any GlyphOutlining else { return nil }
    let result = outlining.glyphs(of: leaf)
    glyphs = (leaf, result)
    return result
  }

  override func draw(into items: inout [DisplayItem]) {
    guard !runs.isEmpty else { return }
    let rect = shownFrame.rect
    if node.environment.isRedacted {
      items += placeholders(in: rect)
      return
    }
    if let renderer = textRenderer, drawLayout(by: renderer, into: &items) {
      return
    }
    if !drawTransition(into: &items) {
      var leaf = plainLeaf
      leaf.runs = painted(leaf.runs, of: text, in: rect.size)
      items.append(.leaf(.text(leaf), at: rect.origin))
    }
    if !images.isEmpty { drawImages(paints(of: text, in: rect.size), into: &items) }
    drawCaret(into: &items)
  }

  /// Before the first letter, or behind the last one.
  private func drawCaret(into items: inout [DisplayItem]) {
    guard let caret, let font = runs.first?.font else { return }
    let rect = shownFrame.rect
    let metrics = metrics(for: ProposedViewSize(rect.size))
    var place = CGPoint(x: rect.minX, y: rect.minY + metrics.firstBaseline)
    if node.environment.caretPlace == .end, let last = glyphs(of: plainLeaf)?.last {
      place = CGPoint(
        x: rect.minX + last.origin.x + last.advance, y: rect.minY + last.origin.y)
    }
    caret.draw(at: place, size: font.size, in: node.environment, into: &items)
  }

  /// False where the glyphs are not known.
  private func drawLayout(
    by renderer: any TextRendering, into items: inout [DisplayItem]
  ) -> Bool {
    let rect = shownFrame.rect
    guard let glyphs = glyphs(of: plainLeaf) else { return false }
    let layout = Text.Layout(
      glyphs, runs: painted(runs, of: text, in: rect.size),
      attributes: text.runs.map(\.style.attributes), measuring: graph.measuring)
    var context = GraphicsContext(
      origin: rect.origin, size: rect.size, environment: node.environment, graph: graph,
      symbols: [])
    renderer.draw(layout, in: &context)
    items += context.sink.items
    return true
  }

  /// A box for each line.
  private func placeholders(in rect: CGRect) -> [DisplayItem] {
    let leaf = plainLeaf
    let lines = glyphs(of: leaf).map(Placeholder.lines) ?? [CGRect(origin: .zero, size: rect.size)]
    let paint = paints(of: text, in: rect.size).first ?? .color(.black)
    return Placeholder.drawn(lines, paint: paint, at: rect.origin)
  }

  /// False where nothing is going over.
  private func drawTransition(into items: inout [DisplayItem]) -> Bool {
    let earlier = history.earlier
    let leaf = plainLeaf
    guard !earlier.isEmpty, let glyphs = glyphs(of: leaf) else { return false }
    let changes = earlier.indices.compactMap { index in
      history.departure(of: index).map { (change: $0.style, progress: $0.progress) }
    }
    let drawing = TextTransitionDrawing(
      states: earlier + [TextState(text: text, leaf: leaf, glyphs: glyphs)], changes: changes,
      painted: { self.painted($0.leaf.runs, of: $0.text, in: $0.leaf.size) },
      measuring: graph.measuring)
    items += drawing.items(at: origin(during: changes))
    return true
  }

  /// Where the text is drawn while it goes over.
  ///
  /// Interpolated glyphs are ahead of the travelling frame: they are on their way from it to where
  /// layout has put it, so that the text's leading edge follows 1 − (1 − p)².
  /// - Matches: SwiftUI on iOS 17, measured on a recording (ContentTransition).
  private func origin(during changes: [(change: TextChange, progress: Double)]) -> CGPoint {
    let target = frame.snapped(toPixelsAt: graph.pixelsPerPoint).origin
    return changes.reduce(shownFrame.rect.origin) { origin, step in
      step.change.kind == .interpolate
        ? origin.interpolated(to: target, step.progress) : origin
    }
  }

  private func drawImages(_ paints: [Paint], into items: inout [DisplayItem]) {
    let rect = shownFrame.rect
    guard let glyphs = glyphs(of: plainLeaf) else { return }
    for inline in images {
      guard let blank = glyphs.first(where: { $0.run == inline.run }) else { continue }
      let paint = paints[inline.run]
      let corner = CGPoint(
        x: rect.minX + blank.origin.x, y: rect.minY + blank.origin.y - inline.image.baseline)
      items.append(
        inline.image.drawn(
          in: CGRect(origin: corner, size: inline.image.size), paints: [paint, paint, paint]))
    }
  }

  override func hitTest(_ point: CGPoint) -> [Item] {
    shownFrame.rect.contains(point) ? [self] : []
  }

  func cancelAnimations() {
    timer?.cancel()
    caret?.stop()
    for paint in paints { paint.cancel() }
    history.clear()
  }
}

extension TextItem: ShownItem {
  package var shownRect: CGRect { shownFrame.rect }
}
