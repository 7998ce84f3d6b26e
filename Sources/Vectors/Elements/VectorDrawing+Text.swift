import Drawing
import Foundation
import Geometry
import Raster

extension VectorDrawing {
  /// A text as outlines, which need no font; each glyph is written once.
  func text(_ track: ItemTrack, _ display: TimedAttribute) -> String {
    let texts = track.leaves { leaf -> TextLeaf? in
      if case .text(let text) = leaf { text } else { nil }
    }
    guard let text = texts.firstValue() else { return "" }
    let glyphs = fonts.glyphs(of: text)
    let content = text.runs.indices.map { index in
      run(glyphs.filter { $0.run == index }, texts.map { $0?.runs[index] })
    }
    return (display + place(track)).element("g", content.joined()) + "\n"
  }

  private func run(_ glyphs: [OutlinedGlyph], _ runs: [TextRun?]) -> String {
    func colored(_ path: Path, _ color: (TextRun) -> RGBA?) -> String {
      guard !path.elements.isEmpty, runs.contains(where: { $0.flatMap(color) != nil }) else {
        return ""
      }
      let paints = runs.map { $0.flatMap(color).map(Paint.color) }
      return (TimedAttribute(" d=\"\(path.svg)\"") + paint("fill", paints)).element("path")
    }
    func joined(_ part: (OutlinedGlyph) -> Path) -> Path {
      glyphs.reduce(into: Path()) { path, glyph in
        path.addPath(part(glyph).offsetBy(dx: glyph.origin.x, dy: glyph.origin.y))
      }
    }
    let ground = colored(joined { Path($0.ground) }) { $0.background }
    let lines = colored(joined(\.lines)) { $0.underline ?? $0.strikethrough }
    let paints = runs.map { $0?.paint }
    let first = paints.firstValue()
    guard case .color = first else {
      // A gradient's points are the text's, and not a glyph's own.
      let path = joined(\.outline)
      let letters =
        path.elements.isEmpty
        ? "" : (TimedAttribute(" d=\"\(path.svg)\"") + paint("fill", paints)).element("path")
      return ground + letters + lines
    }
    let uses = glyphs.filter { !$0.outline.elements.isEmpty }.map { glyph in
      let data = glyph.outline.svg
      let name = defined.name("g", of: data) { "<path id=\"\($0)\" d=\"\(data)\"/>" }
      return "<use href=\"#\(name)\" x=\"\(Double(glyph.origin.x).svg(3))\" "
        + "y=\"\(Double(glyph.origin.y).svg(3))\"/>"
    }
    if uses.isEmpty { return ground + lines }
    // Glyphs that overlap are one, however strong their colour is.
    return ground + paint("fill", paints, opacity: "opacity").element("g", uses.joined()) + lines
  }
}
