import CFFmpeg

/// Chunks of a PNG: a length, a name, a body and a checksum.
///
/// - Source: PNG specification, third edition, sections 5.3 and 5.5.
enum PNGChunks {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The chunks of a file, those that are whole.
  static func all(in bytes: [UInt8]) -> [(name: String, body: ArraySlice<UInt8>)] {
    var found: [(name: String, body: ArraySlice<UInt8>)] = []
    var place = signature.count
    while place + 12 <= bytes.count {
      let size = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard place + 12 + size <= bytes.count else { break }
      found.append(
        (
          String(decoding: bytes[place + 4..<place + 8], as: UTF8.self),
          bytes[place + 8..<place + 8 + size]
        ))
      place += 12 + size
    }
    return found
  }

  static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + body
    return word(body.count) + content + word(Int(checksum(content)))
  }

  /// 32 bits, the highest first.
  static func word(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  static func shortWord(_ number: Int) -> [UInt8] {
    [8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// CRC-32 as ISO 3309 has it.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~av_crc(av_crc_get_table(AV_CRC_32_IEEE_LE), .max, bytes, bytes.count)
  }
}
