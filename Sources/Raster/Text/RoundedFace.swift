import CPango
import Foundation
import Geometry

/// The rounded cut of a variable grotesque at one size and weight.
///
/// Owns HarfBuzz's font of the thinnest weight.
final class RoundedFace {
  private let regular: OpaquePointer?
  private let thin: OpaquePointer?
  private let pen: CGSize
  /// Heights of the thinnest weight and of the rounded one, upwards from the lowest: the descender,
  /// the baseline, small letters and the ascender.
  private let heights: [(thin: Double, rounded: Double)]
  private let smallLetters: Set<UInt32>

  init(of font: OpaquePointer?) {
    regular = font
    thin = hb_font_create(hb_font_get_face(font))
    var (x, y): (Int32, Int32) = (0, 0)
    hb_font_get_scale(font, &x, &y)
    hb_font_set_scale(thin, x, y)
    var weight = hb_variation_t(tag: Self.weightAxis, value: 100)
    hb_font_set_variations(thin, &weight, 1)

    let (fine, wide) = (Ruler(font: thin), Ruler(font: font))
    // An upright stroke is all of a grotesque's small l, a level one all of its hyphen.
    let width = max(0, wide.box("l").width - fine.box("l").width)
    let level = min(max(wide.box("-").height - fine.box("-").height, width * 0.55), width)
    // Three level strokes and two counters have to find room in an e.
    let height = min(level, wide.box("x").height * 0.18)
    pen = CGSize(width: width / 2, height: height / 2)
    heights = [("p", 1.0), ("l", 1), ("x", -1), ("l", -1)].enumerated().map { index, edge in
      let (letter, side) = edge
      func place(_ box: CGRect) -> Double { index < 2 ? box.maxY : box.minY }
      return (place(fine.box(letter)), place(wide.box(letter)) - side * height / 2)
    }
    smallLetters = Set("abcdefghijklmnopqrstuvwxyz".compactMap { wide.glyph("\($0)") })
  }

  deinit {
    hb_font_destroy(thin)
  }

  private static let weightAxis: hb_tag_t = "wght".utf8.reduce(0) { $0 << 8 | UInt32($1) }

  /// The glyph around its origin on the baseline, in points with y down.
  func outline(of glyph: UInt32) -> Path {
    let fine = Path(elements: GlyphPen.draw(glyph, of: thin))
    let wide = Path(elements: GlyphPen.draw(glyph, of: regular))
    let (from, to) = (fine.boundingRect, wide.boundingRect)
    guard pen.width > 0, !fine.isEmpty, from.width > 0, from.height > 0 else { return wide }
    let target = to.insetBy(
      dx: min(pen.width, to.width / 2 - 1e-3), dy: min(pen.height, to.height / 2 - 1e-3))
    let isSmall = smallLetters.contains(glyph)
    let placed = fine.elements.map { element in
      element.mapped { point in
        CGPoint(
          x: target.minX + (point.x - from.minX) * target.width / from.width,
          y: isSmall
            ? height(point.y) : target.minY + (point.y - from.minY) * target.height / from.height)
      }
    }
    return RoundedOutline(pen: pen).rounded(Path(elements: placed))
  }

  /// Small letters keep their own heights, whether they reach further up or down or not.
  private func height(_ y: Double) -> Double {
    var pair = (heights[0], heights[1])
    for next in zip(heights.dropFirst(), heights.dropFirst(2)) where y < next.0.thin { pair = next }
    let (low, high) = pair
    guard high.thin != low.thin else { return y }
    return low.rounded + (y - low.thin) * (high.rounded - low.rounded) / (high.thin - low.thin)
  }
}

/// Measures glyphs by their characters.
private struct Ruler {
  let font: OpaquePointer?

  func glyph(_ character: String) -> UInt32? {
    var glyph: UInt32 = 0
    guard let scalar = character.unicodeScalars.first,
      hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
    else { return nil }
    return glyph
  }

  func box(_ character: String) -> CGRect {
    guard let glyph = glyph(character) else { return .zero }
    return Path(elements: GlyphPen.draw(glyph, of: font)).boundingRect
  }
}

extension Path.Element {
  fileprivate func mapped(_ change: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let end): .move(to: change(end))
    case .line(let end): .line(to: change(end))
    case .quadCurve(let end, let control):
      .quadCurve(to: change(end), control: change(control))
    case .curve(let end, let control1, let control2):
      .curve(to: change(end), control1: change(control1), control2: change(control2))
    case .closeSubpath: .closeSubpath
    }
  }
}
