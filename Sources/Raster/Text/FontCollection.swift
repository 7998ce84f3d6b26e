import CPango
import Foundation

/// The font files in use, and nothing else of what the machine has or how it is configured: the same
/// files make the same pixels everywhere.
///
/// Owns one fontconfig configuration of its own.
final class FontCollection {
  let configuration: OpaquePointer
  private var loaded: Set<String> = []

  /// - Parameter emoji: The family for characters that show as emoji, which Pango asks for as
  ///   "emoji".
  init(emoji: String) {
    configuration = FcConfigCreate()
    FcConfigParseAndLoadFromMemory(configuration, Self.rules(emoji: emoji), FcTrue)
  }

  deinit {
    FcConfigDestroy(configuration)
  }

  /// Fonts made of pictures have one size; the second rule stretches them to the size asked for.
  private static func rules(emoji: String) -> String {
    """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <match target="pattern">
        <test name="family"><string>emoji</string></test>
        <edit name="family" mode="prepend" binding="strong"><string>\(emoji)</string></edit>
      </match>
      <match target="font">
        <test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
          <divide>
            <name target="pattern">pixelsize</name><name target="font">pixelsize</name>
          </divide>
        </edit>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <name>pixelsizefixupfactor</name><double>0</double><double>0</double><name>pixelsizefixupfactor</name>
            </matrix>
          </times>
        </edit>
      </match>
    </fontconfig>
    """
  }

  func isLoaded(_ family: String) -> Bool { loaded.contains(family) }

  /// Makes a family usable; false where it is not installed.
  ///
  /// Where a family is installed both as a variable font and as single weights, the variable font
  /// is taken alone: its weights are continuous.
  func load(_ family: String) -> Bool {
    if isLoaded(family) { return true }
    let files = InstalledFonts.shared.files(of: family)
    for file in files {
      FcConfigAppFontAddFile(configuration, file)
    }
    if !files.isEmpty { loaded.insert(family) }
    return !files.isEmpty
  }
}

/// What fontconfig knows of, read once.
final class InstalledFonts: Sendable {
  static let shared = InstalledFonts()

  private struct Face {
    var file: String
    var isVariable: Bool
  }

  private let faces: [String: [Face]]

  private init() {
    var faces: [String: [Face]] = [:]
    let system = FcInitLoadConfigAndFonts()
    let all = FcPatternCreate()
    let wanted = FcObjectSetCreate()
    for name in [FC_FAMILY, FC_FILE, FC_VARIABLE] { FcObjectSetAdd(wanted, name) }
    defer {
      FcObjectSetDestroy(wanted)
      FcPatternDestroy(all)
      FcConfigDestroy(system)
    }
    if let found = FcFontList(system, all, wanted) {
      for index in 0..<Int(found.pointee.nfont) {
        guard let pattern = found.pointee.fonts[index] else { continue }
        guard let file = Self.string(FC_FILE, 0, of: pattern) else { continue }
        var variable: FcBool = 0
        let asked = FcPatternGetBool(pattern, FC_VARIABLE, 0, &variable)
        let face = Face(file: file, isVariable: asked == FcResultMatch && variable != 0)
        var position: Int32 = 0
        while let family = Self.string(FC_FAMILY, position, of: pattern) {
          faces[family, default: []].append(face)
          position += 1
        }
      }
      FcFontSetDestroy(found)
    }
    self.faces = faces
  }

  var families: [String] { faces.keys.sorted() }

  /// Sorted, so that the order on disk decides nothing.
  func files(of family: String) -> [String] {
    let all = faces[family] ?? []
    let variable = all.filter(\.isVariable)
    return Set((variable.isEmpty ? all : variable).map(\.file)).sorted()
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
