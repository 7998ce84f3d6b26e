import CPango
import Drawing
import Foundation

/// Lays runs of text out: breaks lines, shrinks, truncates.
struct Typesetter {
  let engine: TextEngine
  let layout: TextLayout
  /// What text must fit; infinite where nothing is proposed.
  let width: Double
  let height: Double

  init(engine: TextEngine, layout: TextLayout, proposal: CGSize) {
    self.engine = engine
    self.layout = layout
    width = proposal.width.isNaN ? .infinity : max(0, proposal.width)
    height = proposal.height.isNaN ? .infinity : max(0, proposal.height)
  }

  func typeset(_ runs: [TextRun]) -> TypesetText {
    let text = StyledText(runs)
    let whole = lines(of: text)
    let smallest = min(1, max(0.01, layout.minimumScaleFactor))
    if fits(whole), smallest == 1 || isWithin(whole) { return assemble(whole) }
    guard smallest < 1 else { return truncate(text, lines: whole) }

    // A fixed ladder of sizes, so that text measured in one size and drawn in the exact size that
    // was answered finds the same step again.
    let steps = 64
    func factor(_ step: Int) -> Double { 1 - (1 - smallest) * Double(step) / Double(steps) }
    var (tooLarge, fitting) = (0, steps)
    let least = lines(of: text.scaled(by: factor(steps)))
    guard fits(least) else {
      return truncate(text.scaled(by: smallest), lines: least, scaleFactor: smallest)
    }
    // There is nothing to leave out: it sticks out, as small as it may be.
    guard isWithin(least) else { return assemble(least, scaleFactor: smallest) }
    while fitting - tooLarge > 1 {
      let middle = (fitting + tooLarge) / 2
      let smaller = lines(of: text.scaled(by: factor(middle)))
      if fits(smaller), isWithin(smaller) {
        fitting = middle
      } else {
        tooLarge = middle
      }
    }
    let scale = factor(fitting)
    return assemble(lines(of: text.scaled(by: scale)), scaleFactor: scale)
  }

  private func lines(of text: StyledText) -> [BrokenLine] {
    PangoParagraphs(text, engine: engine, width: width).lines
  }

  // MARK: Fitting

  /// Room for rounding: sizes come back rounded to pixels or to Pango's units.
  private static let slack = 0.01

  /// How many of the lines may be shown; at least one.
  private func allowed(_ lines: [BrokenLine]) -> Int {
    let limit = max(1, layout.lineLimit ?? .max)
    var bottom = 0.0
    for (index, line) in lines.enumerated() {
      bottom += line.height + (index == 0 ? 0 : layout.lineSpacing)
      if index >= limit { return limit }
      if index > 0, bottom > height + Self.slack { return index }
    }
    return min(limit, max(1, lines.count))
  }

  private func fits(_ lines: [BrokenLine]) -> Bool {
    if lines.count > allowed(lines) { return false }
    return layout.lineLimit == nil || lines.allSatisfy { $0.width <= width + Self.slack }
  }

  /// Whether a text that may shrink has to no further: one glyph, and one line, can be too large
  /// where there is nothing to break.
  private func isWithin(_ lines: [BrokenLine]) -> Bool {
    let gaps = layout.lineSpacing * Double(max(0, lines.count - 1))
    return lines.reduce(gaps) { $0 + $1.height } <= height + Self.slack
      && lines.allSatisfy { $0.width <= width + Self.slack }
  }

  // MARK: Truncation

  private func truncate(_ text: StyledText, lines: [BrokenLine], scaleFactor: Double = 1)
    -> TypesetText
  {
    let kept = allowed(lines)
    let last = lines[kept - 1]
    let rest = text.dropFirst(utf8: last.start)
    let shortened = Truncation(rest, mode: layout.truncation).longest { candidate in
      let lines = PangoParagraphs(candidate, engine: engine, width: .infinity).lines
      return lines.count == 1 && lines[0].width <= width + Self.slack
    }
    let end = PangoParagraphs(shortened, engine: engine, width: .infinity).lines
    return assemble(
      Array(lines.prefix(kept - 1)) + end.prefix(1), isTruncated: true, scaleFactor: scaleFactor)
  }

  // MARK: Placing

  private func assemble(
    _ lines: [BrokenLine], isTruncated: Bool = false, scaleFactor: Double = 1
  ) -> TypesetText {
    var placed: [TypesetLine] = []
    var top = 0.0
    for line in lines {
      if !placed.isEmpty { top += layout.lineSpacing }
      placed.append(
        TypesetLine(
          segments: line.segments, width: line.width, baseline: top + line.ascent,
          ascent: line.ascent, descent: line.descent))
      top += line.height
    }
    return TypesetText(
      lines: placed,
      size: CGSize(width: placed.map(\.width).max() ?? 0, height: max(0, top)),
      isTruncated: isTruncated, scaleFactor: scaleFactor)
  }
}
