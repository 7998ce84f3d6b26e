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
    var faces = InstalledFonts.shared.faces(of: family)
    guard let first = faces.first else { return false }
    loaded.insert(family)
    if FcConfigGetFonts(configuration, FcSetApplication) == nil {
      // From its first file on a configuration has a set to add to.
      FcConfigAppFontAddFile(configuration, first.file)
      faces.removeAll { $0.file == first.file }
    }
    let set = FcConfigGetFonts(configuration, FcSetApplication)
    // As fontconfig's cache has them: to have it read the files again takes a tenth of a short clip's time.
    for face in faces {
      FcPatternReference(face.pattern)
      FcFontSetAdd(set, face.pattern)
    }
    return true
  }
}
