import Foundation

/// Puts the words of ``ClipMark`` into a PNG, so that a picture says, too, who made it.
package enum PictureMark {
  /// The signature and the header, which is the first chunk of every PNG and always as long.
  private static let head = 33

  /// The same picture with the mark; bytes that are no PNG as they are.
  package static func marked(_ png: Data) -> Data {
    guard png.count > head, png.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return png }
    let body = Array("tEXtSoftware".utf8) + [0] + Array(ClipMark.text.utf8)
    var chunk = bytes(of: UInt32(body.count - 4))
    chunk += body
    chunk += bytes(of: checksum(body))
    return png.prefix(head) + Data(chunk) + png.dropFirst(head)
  }

  private static func bytes(of number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// CRC-32 as the PNG specification has it, bit by bit: a mark has forty bytes.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var rest: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      rest ^= UInt32(byte)
      for _ in 0..<8 { rest = rest & 1 == 1 ? 0xEDB8_8320 ^ (rest >> 1) : rest >> 1 }
    }
    return rest ^ 0xFFFF_FFFF
  }
}
