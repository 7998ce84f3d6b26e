import CPango
import Foundation

/// What fontconfig knows of, read once.
final class InstalledFonts: @unchecked Sendable {
  static let shared = InstalledFonts()

  struct Face {
    let file: String
    let isVariable: Bool
    /// All that fontconfig has read of it. Never changed, and never let go of.
    let pattern: OpaquePointer
  }

  private let faces: [String: [Face]]

  private init() {
    var faces: [String: [Face]] = [:]
    let system = FcInitLoadConfigAndFonts()
    defer { FcConfigDestroy(system) }
    let found = FcConfigGetFonts(system, FcSetSystem)
    for index in 0..<Int(found?.pointee.nfont ?? 0) {
      guard let pattern = found?.pointee.fonts[index],
        let file = Self.string(FC_FILE, 0, of: pattern)
      else { continue }
      var variable: FcBool = 0
      let asked = FcPatternGetBool(pattern, FC_VARIABLE, 0, &variable)
      FcPatternReference(pattern)
      let face = Face(
        file: file, isVariable: asked == FcResultMatch && variable != 0, pattern: pattern)
      var position: Int32 = 0
      while let family = Self.string(FC_FAMILY, position, of: pattern) {
        faces[family, default: []].append(face)
        position += 1
      }
    }
    self.faces = faces
  }

  var families: [String] { faces.keys.sorted() }

  func files(of family: String) -> [String] {
    faces(of: family).map(\.file).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// Those of one file beside each other, sorted by it, so that the order on disk decides nothing. Of a
  /// variable font's file all: its named weights too.
  func faces(of family: String) -> [Face] {
    let all = faces[family] ?? []
    let variable = Set(all.filter(\.isVariable).map(\.file))
    let taken = variable.isEmpty ? all : all.filter { variable.contains($0.file) }
    return taken.enumerated().sorted { ($0.element.file, $0.offset) < ($1.element.file, $1.offset) }
      .map(\.element)
  }

  private static func string(_ object: String, _ index: Int32, of pattern: OpaquePointer)
    -> String?
  {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, index, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }
}
