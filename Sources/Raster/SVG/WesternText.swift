import Foundation

/// Text of a byte for each character, in which older programs of Western Europe's languages save pictures.
///
/// All three names mean Windows' set in practice, as in browsers: what the others have in its place is of no use in text.
struct WesternText {
  /// The document in UTF-8, and so declared.
  let data: Data

  /// Nil where an XML document does not say that it is such a text.
  init?(_ document: Data) {
    var text = String(String.UnicodeScalarView(document.map(Self.character)))
    let declaration = #/<\?xml\b[^>]*?\sencoding\s*=\s*["']([\w-]+)["']/#
    guard let name = text.prefix(Self.longest).prefixMatch(of: declaration)?.output.1,
      ["iso-8859-1", "latin1", "windows-1252"].contains(name.lowercased())
    else { return nil }
    text.replaceSubrange(name.startIndex..<name.endIndex, with: "UTF-8")
    data = Data(text.utf8)
  }

  /// Characters of a declaration, of which nobody writes more.
  private static let longest = 200

  private static func character(_ byte: UInt8) -> Unicode.Scalar {
    windows.indices.contains(Int(byte) - 0x80)
      ? windows[Int(byte) - 0x80] : Unicode.Scalar(byte)
  }

  /// From 0x80 on.
  private static let windows = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
