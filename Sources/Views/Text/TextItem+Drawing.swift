import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// What is drawn of a text: its leaf with its paints, or what its renderer, its transition or a missing text makes of it.
extension TextItem {
  /// The present text without its paints.
  var plainLeaf: TextLeaf {
    TextLeaf(runs: runs, layout: layoutOptions, size: shownFrame.rect.size)
  }

  /// An earlier text goes over to the present one's paints; runs that it had more keep their own.
  func paints(of text: Text, in size: CGSize) -> [Paint] {
    let rect = CGRect(origin: .zero, size: size)
    return text.runs.enumerated().map { index, run in
      index < paints.count
        ? paints[index].paint(in: rect)
        : run.style.resolvedStyle(in: node.environment)
          .resolved(in: StyleContext(node.environment)).paint(in: rect)
    }
  }

  func painted(_ runs: [TextRun], of text: Text, in size: CGSize) -> [TextRun] {
    let paints = paints(of: text, in: size)
    return zip(runs, text.runs).enumerated().map { index, run in
      run.0.painted(paints[index], style: run.1.style, in: node.environment)
    }
  }

  func glyphs(of leaf: TextLeaf) -> [OutlinedGlyph]? {
    if let glyphs, glyphs.leaf == leaf { return glyphs.glyphs }
    guard let outlining = graph.measuring as? any GlyphOutlining else { return nil }
    let result = outlining.glyphs(of: leaf)
    glyphs = (leaf, result)
    return result
  }

  /// Before the first letter, or behind the last one.
  func drawCaret(into items: inout [DisplayItem]) {
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
  func drawLayout(
    by renderer: any TextRendering, into items: inout [DisplayItem]
  ) -> Bool {
    let rect = shownFrame.rect
    guard let glyphs = glyphs(of: plainLeaf) else { return false }
    let layout = Text.Layout(
      glyphs, runs: painted(runs, of: text, in: rect.size),
      attributes: text.runs.map(\.style.attributes), images: images, measuring: graph.measuring)
    var context = GraphicsContext(
      origin: rect.origin, size: rect.size, environment: node.environment, graph: graph,
      symbols: [])
    renderer.draw(layout, in: &context)
    items += shadowed(context.sink.items)
    return true
  }

  /// A box for each line.
  func placeholders(in rect: CGRect) -> [DisplayItem] {
    let leaf = plainLeaf
    let lines = glyphs(of: leaf).map(Placeholder.lines) ?? [CGRect(origin: .zero, size: rect.size)]
    let paint = paints(of: text, in: rect.size).first ?? .color(.black)
    return Placeholder.drawn(lines, paint: paint, at: rect.origin)
  }

  /// False where nothing is going over.
  func drawTransition(into items: inout [DisplayItem]) -> Bool {
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
    items += shadowed(drawing.items(at: origin(during: changes)))
    return true
  }

  /// Where the text is drawn while it goes over.
  ///
  /// Interpolated glyphs are ahead of the travelling frame: they are on their way from it to where
  /// layout has put it, so that the text's leading edge follows 1 − (1 − p)².
  /// - Matches: SwiftUI on iOS 17, measured on a recording (ContentTransition).
  func origin(during changes: [(change: TextChange, progress: Double)]) -> CGPoint {
    let target = frame.snapped(toPixelsAt: graph.pixelsPerPoint).origin
    return changes.reduce(shownFrame.rect.origin) { origin, step in
      step.change.kind == .interpolate
        ? origin.interpolated(to: target, step.progress) : origin
    }
  }

  func drawImages(_ paints: [Paint], into items: inout [DisplayItem]) {
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
}
