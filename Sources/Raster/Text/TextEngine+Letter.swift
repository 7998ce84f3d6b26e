import Drawing
import Foundation
import Geometry

extension TextEngine {
  /// Characters in the system font as SVG elements, 16 units to the font's size, to be put into a
  /// symbol such as `a.circle`.
  func svg(of string: String) -> String? {
    let run = TextRun(string, font: FontDescription(size: 16, weight: 500), paint: .color(.black))
    let line = PangoParagraphs(StyledText([run]), engine: self, width: .infinity).lines.first
    let paths = (line?.segments ?? []).flatMap { segment in
      segment.glyphs.map { glyph in
        segment.outline(of: glyph).offsetBy(dx: glyph.origin.x, dy: 0).svg
      }
    }
    return paths.isEmpty ? nil : "<path d=\"\(paths.joined())\"/>"
  }
}
