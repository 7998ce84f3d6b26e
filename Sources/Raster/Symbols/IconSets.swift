import CPango
import Foundation
import Geometry

/// The installed icon sets, as SVG elements in artwork coordinates.
///
/// Owns HarfBuzz's font of the Material Design Icons, where that is installed.
final class IconSets {
  static let folder = "/usr/share/bootstrap-icons/svg"
  static let font =
    "/usr/share/fonts/truetype/materialdesignicons-webfont/materialdesignicons-webfont.ttf"

  private let folder: String
  private let font: String
  private let material: OpaquePointer?
  private var files: [String: [SVGElement]?] = [:]
  /// What was found damaged since ``takeProblems()`` was asked last.
  private var problems: [SymbolProblem] = []

  /// - Parameters:
  ///   - folder: Holds Debian's `bootstrap-icons`.
  ///   - font: Debian's `fonts-materialdesignicons-webfont`.
  init(folder: String = IconSets.folder, font: String = IconSets.font) {
    (self.folder, self.font) = (folder, font)
    let blob = hb_blob_create_from_file_or_fail(font)
    if let blob {
      let face = hb_face_create(blob, 0)
      material = hb_font_create(face)
      hb_face_destroy(face)
      hb_blob_destroy(blob)
    } else {
      material = nil
    }
  }

  deinit {
    if let material { hb_font_destroy(material) }
  }

  /// What keeps whole sets from being shown: packages to install, and what is there and cannot be read.
  var absences: [SymbolProblem] {
    var problems: [SymbolProblem] = []
    func miss(_ place: String, _ package: String) {
      let isThere = FileManager.default.fileExists(atPath: place)
      problems.append(
        isThere ? .unreadableArtwork(place: place) : .missingArtwork(package: package))
    }
    if icon(named: "heart") == nil { miss(folder, "bootstrap-icons") }
    if material == nil { miss(font, "fonts-materialdesignicons-webfont") }
    return problems
  }

  /// The elements of an icon, or nil where the set has none of that name that can be read.
  func icon(named name: String) -> [SVGElement]? {
    if let known = files[name] { return known }
    var elements: [SVGElement]?
    let path = "\(folder)/\(name).svg"
    if let data = FileManager.default.contents(atPath: path) {
      do throws(SVGProblem) {
        elements = try SVGReader.elements(of: data)
      } catch {
        note(error, of: name)
      }
    } else if FileManager.default.fileExists(atPath: path) {
      note("'\(path)' cannot be read. Make it readable", of: name)
    }
    files[name] = .some(elements)
    return elements
  }

  func note(_ problem: SVGProblem, of icon: String) { note("\(problem)", of: icon) }

  private func note(_ problem: String, of icon: String) {
    let problem = SymbolProblem.damagedArtwork(icon, reason: "\(problem).")
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// What has been noted, once.
  func takeProblems() -> [SymbolProblem] {
    defer { problems = [] }
    return problems
  }

  /// A glyph of the icon font by its code point in hexadecimal.
  func glyph(_ code: String) -> String? {
    guard let material, let point = UInt32(code, radix: 16) else { return nil }
    var glyph: UInt32 = 0
    guard hb_font_get_nominal_glyph(material, point, &glyph) != 0 else { return nil }
    let unitsPerEm = Double(hb_face_get_upem(hb_font_get_face(material)))
    // The glyphs' square reaches from an eighth below the baseline to seven eighths above.
    let scale = 16 * pangoUnit / unitsPerEm
    let path = Path(elements: GlyphPen.draw(glyph, of: material))
      .applying(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 14))
    return "<path d=\"\(path.svg)\"/>"
  }
}

extension Path {
  /// The path in SVG's words.
  var svg: String {
    elements.map { element in
      switch element {
      case .move(let end): "M\(end.x) \(end.y)"
      case .line(let end): "L\(end.x) \(end.y)"
      case .quadCurve(let end, let control): "Q\(control.x) \(control.y) \(end.x) \(end.y)"
      case .curve(let end, let control1, let control2):
        "C\(control1.x) \(control1.y) \(control2.x) \(control2.y) \(end.x) \(end.y)"
      case .closeSubpath: "Z"
      }
    }.joined()
  }
}
