import Drawing
import Foundation
import Geometry

extension TextEngine {
  /// A character in the system font as SVG elements, 16 units to the font's size, to be put into a
  /// symbol such as `a.circle`.
  func svg(of character: Character) -> String? {
    let run = TextRun(
      String(character), font: FontDescription(size: 16, weight: 500), paint: .color(.black))
    let line = PangoParagraphs(StyledText([run]), engine: self, width: .infinity).lines.first
    guard let segment = line?.segments.first, let glyph = segment.glyphs.first else { return nil }
    return "<path d=\"\(segment.outline(of: glyph).svg)\"/>"
  }
}
