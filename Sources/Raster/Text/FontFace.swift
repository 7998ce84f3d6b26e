import CPango
import Foundation
import Geometry

/// One font at one size and weight: glyph outlines and, in an emoji font, pictures.
///
/// Owns a reference to Pango's font; HarfBuzz's belongs to that.
final class FontFace {
  private let font: UnsafeMutablePointer<PangoFont>
  private let shapes: OpaquePointer?
  private var outlines: [UInt32: Path] = [:]
  private var roundedOutlines: [UInt32: Path] = [:]
  private var pictures: [UInt32: GlyphPicture] = [:]
  private let hasPictures: Bool

  init(_ font: UnsafeMutablePointer<PangoFont>) {
    self.font = font
    g_object_ref(font)
    shapes = pango_font_get_hb_font(font)
    hasPictures = hb_ot_color_has_png(hb_font_get_face(shapes)) != 0
    let description = pango_font_describe(font)
    family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    pango_font_description_free(description)
  }

  deinit {
    FontLock.withLock { g_object_unref(font) }
  }

  /// The family's name, such as `Inter`.
  let family: String

  /// The glyph around its origin on the baseline, in points with y down; empty for a picture.
  func outline(of glyph: UInt32) -> Path {
    if let outline = outlines[glyph] { return outline }
    let outline = hasPictures ? Path() : Path(elements: GlyphPen.draw(glyph, of: shapes))
    outlines[glyph] = outline
    return outline
  }

  /// The outline with the ends of its strokes made round.
  func roundedOutline(of glyph: UInt32) -> Path {
    if let outline = roundedOutlines[glyph] { return outline }
    let outline = rounded.outline(of: glyph)
    roundedOutlines[glyph] = outline
    return outline
  }

  /// Points to the next glyph, without kerning.
  func advance(of glyph: UInt32) -> Double {
    Double(hb_font_get_glyph_h_advance(shapes, glyph)) / pangoUnit
  }

  private lazy var rounded = RoundedFace(of: shapes)

  /// The glyph's picture, in a font made of pictures.
  func picture(of glyph: UInt32) -> GlyphPicture? {
    guard hasPictures else { return nil }
    if let picture = pictures[glyph] { return picture }
    let picture = GlyphPicture(glyph, of: shapes)
    pictures[glyph] = picture
    return picture
  }
}

/// A glyph that is a picture, and where it goes around the glyph's origin, in points with y down.
struct GlyphPicture {
  let bitmap: Bitmap
  let rect: CGRect

  init?(_ glyph: UInt32, of font: OpaquePointer?) {
    let blob = hb_ot_color_glyph_reference_png(font, glyph)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard let bytes = hb_blob_get_data(blob, &length), length > 0,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0
    else { return nil }
    do {
      bitmap = try Bitmap.decode(png: Data(bytes: bytes, count: Int(length)))
    } catch {
      // The font is damaged: its glyph counts as one it does not have.
      return nil
    }
    rect = CGRect(
      x: Double(extents.x_bearing) / pangoUnit, y: -Double(extents.y_bearing) / pangoUnit,
      width: Double(extents.width) / pangoUnit, height: -Double(extents.height) / pangoUnit)
  }
}
