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
