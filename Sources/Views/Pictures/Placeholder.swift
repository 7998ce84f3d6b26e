import Drawing
import Foundation
import Geometry

/// The boxes that stand for texts and images which are not there yet.
///
/// - Matches: uncertain; SwiftUI's boxes have the width of the lines and a faint foreground style.
enum Placeholder {
  private static let opacity = 0.16
  private static let cornerRadius: CGFloat = 3
  /// What of a line a box covers above and below the baseline, in parts of the font's size.
  private static let ascent = 0.8
  private static let descent = 0.2

  /// What the lines of a text cover, without the spaces they end with.
  static func lines(of glyphs: [OutlinedGlyph]) -> [CGRect] {
    var lines: [CGRect] = []
    var last: CGPoint?
    for glyph in glyphs {
      // Marks go back as well, but not down; what is raised or lowered goes on.
      let startsLine = last.map { glyph.origin.x < $0.x && glyph.origin.y > $0.y } ?? true
      last = glyph.origin
      // Of a word's last glyphs some may have no characters of their own: they belong to it.
      let isSpace = !glyph.cluster.isEmpty && glyph.cluster.allSatisfy(\.isWhitespace)
      if startsLine { lines.append(.null) }
      guard !isSpace else { continue }
      let box = CGRect(
        x: glyph.origin.x, y: glyph.origin.y - ascent * glyph.font.size, width: glyph.advance,
        height: (ascent + descent) * glyph.font.size)
      lines[lines.count - 1] = lines[lines.count - 1].union(box)
    }
    return lines.filter { !$0.isNull }
  }

  static func drawn(_ boxes: [CGRect], paint: Paint, at origin: CGPoint) -> [DisplayItem] {
    let shapes = boxes.map { box in
      DisplayItem.leaf(
        .shape(ShapeLeaf(path: Path(roundedRect: box, cornerRadius: cornerRadius), paint: paint)),
        at: origin)
    }
    return shapes.isEmpty ? [] : [.group(.opacity(opacity), shapes)]
  }
}
