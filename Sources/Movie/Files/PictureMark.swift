import Foundation

/// Puts the words of ``ClipMark`` into a PNG, so that a picture says, too, who made it.
package enum PictureMark {
  /// The signature and the header, which is the first chunk of every PNG and always as long.
  private static let head = 33

  /// The same picture with the mark; bytes that are no PNG as they are.
  package static func marked(_ png: Data) -> Data {
    guard png.count > head, png.starts(with: PNGChunks.signature) else { return png }
    return png.prefix(head) + Data(PNGChunks.chunk("tEXt", ClipMark.pngText)) + png.dropFirst(head)
  }
}
