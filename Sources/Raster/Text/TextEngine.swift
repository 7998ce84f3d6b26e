import CPango
import Drawing
import Foundation
import Wording

/// Pango set up so that text does not depend on the machine: own font list, no hinting, exact
/// positions, no locale.
///
/// Owns the font map and a context made from it. Made and used by who holds the ``FontLock``.
final class TextEngine {
  let context: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let fonts: FontCollection
  private let stack: FontStack
  let words = WordSpacing()
  private var faces: [UnsafeMutablePointer<PangoFont>: FontFace] = [:]
  private(set) var problems: [FontProblem]

  init(table: FontTable) {
    fonts = FontCollection(emoji: table.emoji.name)
    stack = FontStack(table: table, fonts: fonts)
    problems = stack.problems
    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    pango_fc_font_map_set_config(OpaquePointer(map), fonts.configuration)
    context = pango_font_map_create_context(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en-us"))
  }

  deinit {
    FontLock.withLock {
      faces.removeAll()
      // Pango 1.50 does not let go of the configuration with the map, and that has read whole fonts.
      pango_fc_font_map_set_config(OpaquePointer(map), nil)
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(map)
    }
  }

  /// The face behind a font of Pango's, made once.
  func face(of font: UnsafeMutablePointer<PangoFont>) -> FontFace {
    if let face = faces[font] { return face }
    // An animated size makes a new font for every frame; text that is still laid out keeps its own.
    if faces.count >= 256 { faces.removeAll(keepingCapacity: true) }
    let face = FontFace(font)
    faces[font] = face
    return face
  }

  func resolve(_ font: FontDescription) -> ResolvedFont {
    guard let name = font.family, !load(name) else {
      return stack.resolve(font, named: font.family)
    }
    guard let familiar = AppleFont(named: name) else {
      note(
        .unknownFamily(name, nearest: NearestWord.to(name, among: InstalledFonts.shared.families)))
      return stack.resolve(font, named: nil)
    }
    return stack.resolve(familiar.standIn(for: font), named: nil)
  }

  /// What is drawn for a family that is not installed, and which one looks most like it by name.
  func standIn(forFamily name: String) -> (used: String, nearest: String?)? {
    if load(name) { return nil }
    let familiar = AppleFont(named: name)
    let font = familiar?.standIn(for: FontDescription(size: 17)) ?? FontDescription(size: 17)
    let nearest =
      familiar == nil ? NearestWord.to(name, among: InstalledFonts.shared.families) : nil
    return (stack.resolve(font, named: nil).families.first ?? "nothing", nearest)
  }

  /// Owned by the caller; free it with `pango_font_description_free`.
  func describe(_ font: FontDescription, as resolved: ResolvedFont) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, resolved.families.joined(separator: ","))
    pango_font_description_set_absolute_size(description, max(resolved.size, 0.01) * pangoUnit)
    pango_font_description_set_style(
      description, font.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_variant(
      description, font.smallCaps ? PANGO_VARIANT_SMALL_CAPS : PANGO_VARIANT_NORMAL)
    let weight = min(1000, max(1, resolved.weight))
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(weight.rounded())))
    // Pango's weight is a whole number; the axis takes fractions, which is what animates smoothly.
    pango_font_description_set_variations(
      description, "wght=\(weight),opsz=\(resolved.opticalSize)")
    return description
  }

  /// Whether the author's family is installed.
  private func load(_ name: String) -> Bool {
    if fonts.isLoaded(name) { return true }
    guard fonts.load(name) else { return false }
    pango_fc_font_map_config_changed(OpaquePointer(map))
    return true
  }

  func note(_ problem: FontProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}

/// Pango's units in a point.
let pangoUnit = 1024.0
