import Drawing
import Foundation

/// Fonts, symbols and pictures: measured for the views, handed to the painter.
///
/// Locked inside (``FontLock``), so that views may measure while a painter draws.
package final class FontBook: TextMeasuring, FontNaming, @unchecked Sendable {
  private let engine: TextEngine
  private let symbols: SymbolBook
  private let images = ImageStore()
  /// A text of a list's row is measured in a dozen widths and heights, so that a page of rows has thousands.
  private var typeset = AgingCache<TypesetKey, TypesetText>(limit: 2048)
  /// What they measure, which takes little room. A list of a hundred rows asks in each layout for more than are kept as
  /// glyphs, one after the other, so that each would be gone when it is asked for again.
  private var measured = AgingCache<TypesetKey, TextMetrics>(limit: 16384)

  /// - Parameter table: Which family stands in for which design; by default the standard one, with
  ///   what the environment overrides (`SHOWREEL_FONT` …).
  package init(
    table: FontTable = .standard(overriddenBy: ProcessInfo.processInfo.environment)
  ) {
    let engine = FontLock.withLock { TextEngine(table: table) }
    self.engine = engine
    symbols = SymbolBook(letters: { engine.svg(of: $0) })
  }

  /// What makes pictures look other than they should: what is not installed at first, then whatever
  /// was met while measuring and painting.
  package var problems: [PaintingProblem] {
    FontLock.withLock {
      engine.problems.map(PaintingProblem.font) + symbols.problems.map(PaintingProblem.symbol)
        + images.problems.map(PaintingProblem.image)
    }
  }

  /// Known symbol names that look like this one, the most similar first; at most three.
  package func symbolNames(nearestTo name: String) -> [String] {
    FontLock.withLock { symbols.nearestNames(to: name) }
  }

  package func standIn(forFamily name: String) -> (used: String, nearest: String?)? {
    FontLock.withLock { engine.standIn(forFamily: name) }
  }

  package func measure(_ runs: [TextRun], layout: TextLayout, in proposal: CGSize) -> TextMetrics {
    FontLock.withLock {
      let key = TypesetKey(runs: runs, layout: layout, proposal: proposal)
      return measured.value(for: key) { typeset(runs, layout, proposal, as: key).metrics }
    }
  }

  package func measure(symbol name: String, font: FontDescription, scale: SymbolLeaf.Scale)
    -> SymbolMetrics
  {
    FontLock.withLock { symbols.metrics(of: name, font: font, scale: scale) }
  }

  package func imageSize(_ source: ImageLeaf.Source) -> CGSize? {
    FontLock.withLock { images.picture(from: source)?.size }
  }

  // MARK: For the painter

  func draw(_ leaf: SymbolLeaf, on canvas: CairoCanvas) {
    FontLock.withLock {
      do throws(ImageError) { try canvas.draw(leaf, from: symbols) } catch {
        symbols.note(error, of: leaf.name)
      }
    }
  }

  func withSymbols<Result>(_ body: (SymbolBook) -> Result) -> Result {
    FontLock.withLock { body(symbols) }
  }

  func draw(_ leaf: ImageLeaf, on canvas: CairoCanvas) {
    FontLock.withLock {
      guard let picture = images.picture(from: leaf.source) else { return }
      do throws(ImageError) { try canvas.draw(picture, of: leaf) } catch {
        images.note(error, from: leaf.source)
      }
    }
  }

  /// Text in its leaf's size, for as long as `body` runs.
  func withTypeset<Result>(_ leaf: TextLeaf, _ body: (TypesetText) -> Result) -> Result {
    let key = TypesetKey(runs: leaf.runs, layout: leaf.layout, proposal: leaf.size)
    return FontLock.withLock { body(typeset(leaf.runs, leaf.layout, leaf.size, as: key)) }
  }

  private func typeset(
    _ runs: [TextRun], _ layout: TextLayout, _ proposal: CGSize, as key: TypesetKey
  ) -> TypesetText {
    // An animation of size or weight makes new text for every frame; none of it comes back.
    return typeset.value(for: key) {
      Typesetter(engine: engine, layout: layout, proposal: proposal).typeset(runs)
    }
  }
}

/// What decides how text is laid out; colour does not.
private struct TypesetKey: Hashable {
  var runs: [TextRun]
  var layout: TextLayout
  var proposal: CGSize

  init(runs: [TextRun], layout: TextLayout, proposal: CGSize) {
    self.runs = runs.map { run in
      var plain = TextRun(run.string, font: run.font, paint: .color(.black))
      plain.kerning = run.kerning
      plain.baselineOffset = run.baselineOffset
      return plain
    }
    self.layout = layout
    self.layout.alignment = .leading
    self.proposal = proposal
  }
}
