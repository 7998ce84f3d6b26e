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
            height: number(9, 3) + 1, duration: number(12, 3), chunks: Array(body.dropFirst(16))))
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
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { file.closeFile() }
    // What cannot be read, a folder say, is no WebP.
    guard let head = try? file.read(upToCount: 12), RIFF.isWebP([UInt8](head)),
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    self.init([UInt8](data))
  }
}

/// Chunks with a name and a size.
enum RIFF {
  static func isWebP(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 12 && bytes[..<4].elementsEqual("RIFF".utf8)
      && bytes[8..<12].elementsEqual("WEBP".utf8)
  }

  /// The chunks of a file, those that are whole.
  static func chunks(in bytes: [UInt8]) -> [(name: String, body: Range<Int>)] {
    var all: [(name: String, body: Range<Int>)] = []
    var place = 12
    while place + 8 <= bytes.count {
      let size = (0..<4).reduce(0) { $0 | Int(bytes[place + 4 + $1]) << (8 * $1) }
      guard place + 8 + size <= bytes.count else { break }
      all.append(
        (String(decoding: bytes[place..<place + 4], as: UTF8.self), place + 8..<place + 8 + size))
      // An odd size is followed by a byte of padding.
      place += 8 + size + size % 2
    }
    return all
  }

  static func bytes(of number: Int) -> [UInt8] {
    (0..<4).map { UInt8(number >> (8 * $0) & 255) }
  }

  static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    Array(name.utf8) + bytes(of: body.count) + body + (body.count % 2 == 0 ? [] : [0])
  }
}
