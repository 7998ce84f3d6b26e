import Foundation

/// Says in a clip's own file who made it, so that no other file is taken for one and replaced.
///
/// It stands where its format has such words; the same words anywhere else say nothing.
package enum ClipMark {
  package static let text = "Made by Showreel"

  /// Bytes from the beginning that have a picture's words, and the head of everything else.
  private static let reach = 4096

  /// Whether the file says so; false where it cannot be read, and of what is no file: a pipe would be
  /// waited for.
  package static func isOn(_ path: String) -> Bool {
    guard let file = RegularFile(path), let head = try? file.beginning(reach) else { return false }
    let bytes = Array(head)
    if bytes.starts(with: PNGChunks.signature) { return isOnPNG(bytes) }
    if bytes.starts(with: "<svg".utf8) { return isOnSVG(bytes) }
    if bytes.starts(with: "<!doctype html>".utf8) { return isOnPage(bytes) }
    if bytes.starts(with: "GIF89a".utf8) { return ends(file, with: gifComment + [0x3B]) }
    if RIFF.isWebP(bytes) { return ends(file, with: riffChunk) }
    if bytes.starts(with: matroskaHead) { return isOnMatroska(file) }
    return bytes.dropFirst(4).starts(with: "ftyp".utf8) && isOnBoxes(file)
  }

  /// What a PNG has between its header and its first picture.
  static let pngText = Array("Software".utf8) + [0] + Array(text.utf8)
  /// The last block of a GIF before its end.
  static let gifComment = [0x21, 0xFE, UInt8(text.utf8.count)] + Array(text.utf8) + [0]
  /// The last chunk of a WebP. Readers pass over those that they do not know.
  static let riffChunk = RIFF.chunk("MADE", Array(text.utf8))

  private static func isOnPNG(_ head: [UInt8]) -> Bool {
    PNGChunks.all(in: head).prefix { $0.name != "IDAT" }
      .contains { $0.name == "tEXt" && $0.body.elementsEqual(pngText) }
  }

  /// The root's first element. No value of ours has a `>`.
  private static func isOnSVG(_ head: [UInt8]) -> Bool {
    head.drop { $0 != UInt8(ascii: ">") }.starts(with: "><metadata>\(text)</metadata>".utf8)
  }

  /// A gallery's page names what made it before its title.
  private static func isOnPage(_ head: [UInt8]) -> Bool {
    let text = String(decoding: head, as: UTF8.self)
    return text.prefix(upTo: text.range(of: "<title>")?.lowerBound ?? text.startIndex)
      .contains("<meta name=\"generator\" content=\"\(Self.text) ")
  }

  private static func ends(_ file: borrowing RegularFile, with bytes: [UInt8]) -> Bool {
    (try? file.end(bytes.count))?.elementsEqual(bytes) == true
  }
}
