import Drawing
import Foundation

/// The fonts in use: measures text for the views and lays it out for painting.
///
/// Locked inside, so that views may measure while a painter draws.
package final class FontBook: TextMeasuring, @unchecked Sendable {
  private let lock = NSLock()
  private let engine: TextEngine
  private var typeset: [TypesetKey: TypesetText] = [:]

  /// - Parameter table: Which family stands in for which design; by default the standard one, with
  ///   what the environment overrides (`SHOWREEL_FONT` …).
  package init(
    table: FontTable = .standard(overriddenBy: ProcessInfo.processInfo.environment)
  ) {
    engine = TextEngine(table: table)
  }

  /// What keeps text from looking as it should: missing families at first, then whatever was met
  /// while laying out.
  package var problems: [FontProblem] {
    lock.withLock { engine.problems }
  }

  package func measure(_ runs: [TextRun], layout: TextLayout, in proposal: CGSize) -> TextMetrics {
    lock.withLock { typeset(runs, layout, proposal).metrics }
  }

  /// Text in its leaf's size, for as long as `body` runs.
  func withTypeset<Result>(_ leaf: TextLeaf, _ body: (TypesetText) -> Result) -> Result {
    lock.withLock { body(typeset(leaf.runs, leaf.layout, leaf.size)) }
  }

  private func typeset(_ runs: [TextRun], _ layout: TextLayout, _ proposal: CGSize)
    -> TypesetText
  {
    let key = TypesetKey(runs: runs, layout: layout, proposal: proposal)
    if let known = typeset[key] { return known }
    let result = Typesetter(engine: engine, layout: layout, proposal: proposal).typeset(runs)
    // An animation of size or weight makes new text for every frame; none of it comes back.
    if typeset.count >= 512 { typeset.removeAll(keepingCapacity: true) }
    typeset[key] = result
    return result
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

extension FontBook {
  package func measure(symbol name: String, font: FontDescription, scale: SymbolLeaf.Scale)
    -> SymbolMetrics
  {
    SymbolMetrics(size: .zero, baseline: 0, isKnown: false)
  }

  package func imageSize(_ source: ImageLeaf.Source) -> CGSize? { nil }
}
