import Drawing
import Foundation
import Geometry
@_spi(Engine) import ViewEngine

extension Text.Layout {
  /// - Parameters:
  ///   - glyphs: Line by line.
  ///   - runs: The text's, painted.
  ///   - attributes: Of each run.
  ///   - images: Of the runs that are blanks for one.
  @MainActor
  init(
    _ glyphs: [OutlinedGlyph], runs: [TextRun],
    attributes: [TextAttributes], images: [InlineImage], measuring: any TextMeasuring
  ) {
    let images = Dictionary(images.map { ($0.run, $0.image) }) { first, _ in first }
    let extents = runs.enumerated().map { index, run in
      if let image = images[index] {
        return (ascent: image.baseline, descent: image.size.height - image.baseline)
      }
      var letter = run
      letter.string = "x"
      let metrics = measuring.measure(
        [letter], layout: TextLayout(), in: CGSize(width: CGFloat.infinity, height: .infinity))
      return (ascent: metrics.firstBaseline, descent: metrics.size.height - metrics.firstBaseline)
    }
    var lines: [[[RunSlice]]] = []
    var previous: OutlinedGlyph?
    for glyph in glyphs where glyph.run < runs.count {
      let slice = RunSlice(
        glyph: glyph, run: runs[glyph.run], attributes: attributes[glyph.run],
        typographicBounds: TypographicBounds(
          origin: glyph.origin, width: glyph.advance, ascent: extents[glyph.run].ascent,
          descent: extents[glyph.run].descent),
        image: images[glyph.run])
      // A new line begins further left than the one before it ended.
      let isNewLine = previous.map { glyph.origin.x < $0.origin.x } ?? true
      if isNewLine {
        lines.append([[slice]])
      } else if previous?.run != glyph.run {
        lines[lines.count - 1].append([slice])
      } else {
        lines[lines.count - 1][lines[lines.count - 1].count - 1].append(slice)
      }
      previous = glyph
    }
    self.init(
      lines: lines.map { line in
        Line(
          origin: line.first?.first?.glyph.origin ?? .zero,
          runs: line.map { Run(slices: $0, attributes: $0.first?.attributes ?? TextAttributes()) })
      }, isTruncated: false)
  }
}

// MARK: Drawing

extension GraphicsContext {
  /// How a piece of text is drawn.
  public struct TextDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    /// Keeps glyphs where they are instead of on whole pixels; they always do here.
    public static let disablesSubpixelQuantization = TextDrawingOptions(rawValue: 1)

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

  public func draw(
    _ line: Text.Layout.Line, options: TextDrawingOptions = TextDrawingOptions()
  ) {
    draw(line.runs.flatMap(\.slices))
  }

  public func draw(_ run: Text.Layout.Run, options: TextDrawingOptions = TextDrawingOptions()) {
    draw(run.slices)
  }

  public func draw(
    _ slice: Text.Layout.RunSlice, options: TextDrawingOptions = TextDrawingOptions()
  ) {
    draw([slice])
  }

  /// Glyphs of one paint are drawn together.
  private func draw(_ slices: [Text.Layout.RunSlice]) {
    var still: [(paint: Paint, path: Path)] = []
    for slice in slices {
      let (glyph, run) = (slice.glyph, slice.run)
      if let image = slice.image {
        let corner = CGPoint(x: glyph.origin.x, y: glyph.origin.y - image.baseline)
        draw(
          image, in: CGRect(origin: corner, size: image.size),
          paints: [run.paint, run.paint, run.paint])
      }
      if glyph.isPicture { drawPicture(slice) }
      let lines = (run.underline ?? run.strikethrough).map(Paint.color) ?? run.paint
      let outline = slice.image == nil ? glyph.outline : Path()
      for (path, paint) in [(outline, run.paint), (glyph.lines, lines)] where !path.isEmpty {
        let placed = path.offsetBy(dx: glyph.origin.x, dy: glyph.origin.y)
        if let index = still.firstIndex(where: { $0.paint == paint }) {
          still[index].path.addPath(placed)
        } else {
          still.append((paint, placed))
        }
      }
    }
    for (paint, path) in still { draw(.shape(ShapeLeaf(path: path, paint: paint)), at: .zero) }
  }

  private func drawPicture(_ slice: Text.Layout.RunSlice) {
    let run = TextRun(slice.glyph.cluster, font: slice.glyph.font, paint: .color(.black))
    let metrics = onMainActor {
      graph.measuring.measure(
        [run], layout: TextLayout(), in: CGSize(width: CGFloat.infinity, height: .infinity))
    }
    let origin = slice.glyph.origin
    draw(
      .text(TextLeaf(runs: [run], size: metrics.size)),
      at: CGPoint(x: origin.x, y: origin.y - metrics.firstBaseline))
  }
}
