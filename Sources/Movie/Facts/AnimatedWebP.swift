import Foundation

/// The pictures of an animated WebP, which FFmpeg before version 8 writes and does not read.
///
/// - Source: RFC 9649, sections 2.3 to 2.7.
struct AnimatedWebP {
  struct Picture: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    /// Thousandths of a second.
    var duration: Int
    /// Drawn over what is there, and not in its place.
    var isBlended = true
    /// Gone when the next one comes.
    var isCleared = false
    /// Its chunks: `ALPH` and `VP8 `, or `VP8L`.
    var chunks: [UInt8]

    /// The picture as a file of its own.
    var file: [UInt8] {
      Array("RIFF".utf8) + RIFF.bytes(of: chunks.count + 4) + Array("WEBP".utf8) + chunks
    }
  }

  let width: Int
  let height: Int
  /// 0 is for ever.
  let loops: Int
  let pictures: [Picture]
  let byteCount: Int

  /// `nil` for what is no WebP, or one that stands still.
  init?(_ bytes: [UInt8]) {
    guard RIFF.isWebP(bytes) else { return nil }
    var size: (Int, Int)?
    var loops: Int?
    var pictures: [Picture] = []
    for chunk in RIFF.chunks(in: bytes) {
      let body = bytes[chunk.body]
      let at = body.startIndex
      func number(_ offset: Int, _ count: Int) -> Int {
        (0..<count).reduce(0) { $0 | Int(body[at + offset + $1]) << (8 * $1) }
      }
      switch chunk.name {
      case "VP8X" where body.count >= 10: size = (number(4, 3) + 1, number(7, 3) + 1)
      case "ANIM" where body.count >= 6: loops = number(4, 2)
      case "ANMF" where body.count >= 16:
        pictures.append(
          Picture(
            x: number(0, 3) * 2, y: number(3, 3) * 2, width: number(6, 3) + 1,
            height: number(9, 3) + 1, duration: number(12, 3), isBlended: number(15, 1) & 2 == 0,
            isCleared: number(15, 1) & 1 != 0, chunks: Array(body.dropFirst(16))))
      default: break
      }
    }
    guard let size, let loops, !pictures.isEmpty else { return nil }
    (width, height) = size
    self.loops = loops
    self.pictures = pictures
    byteCount = bytes.count
  }

  init?(path: String) {
    guard let file = RegularFile(path), let head = try? file.beginning(12),
      RIFF.isWebP([UInt8](head)), let data = try? file.contents()
    else { return nil }
    self.init([UInt8](data))
  }
}
