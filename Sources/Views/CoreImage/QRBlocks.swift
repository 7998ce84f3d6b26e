import Foundation

/// How the bytes of a QR code of one version are divided, and what is added so that they can be read with some missing.
struct QRBlocks {
  private let version: Int
  /// Blocks, and the bytes that each has for correction.
  private let count: Int
  private let correction: Int
  /// Bytes of the whole code.
  private let total: Int

  init(version: Int, _ level: QRCode.Correction) {
    self.version = version
    let row = QRCode.Correction.allCases.firstIndex(of: level) ?? 0
    count = Self.counts[row][version - 1]
    correction = Self.corrections[row][version - 1]
    var squares = (16 * version + 128) * version + 64
    if version >= 2 {
      let marks = version / 7 + 2
      squares -= (25 * marks - 10) * marks - 55
      if version >= 7 { squares -= 36 }
    }
    total = squares / 8
  }

  private var room: Int { total - count * correction }
  private var lengthBits: Int { version < 10 ? 8 : 16 }

  func hasRoom(for bytes: Int) -> Bool { 4 + lengthBits + bytes * 8 <= room * 8 }

  /// Mode, length, bytes, filling, and what corrects them, block by block in turns.
  func codewords(of bytes: [UInt8]) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ length: Int) {
      for place in (0..<length).reversed() { bits.append(value >> place & 1 == 1) }
    }
    append(4, 4)
    append(bytes.count, lengthBits)
    for byte in bytes { append(Int(byte), 8) }
    append(0, min(4, room * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var data = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    var isFirst = true
    while data.count < room {
      data.append(isFirst ? 0xEC : 0x11)
      isFirst.toggle()
    }
    return interleaved(data)
  }

  private func interleaved(_ data: [UInt8]) -> [UInt8] {
    let short = room / count
    let shorter = count - room % count
    let divisor = Self.divisor(of: correction)
    var parts: [[UInt8]] = []
    var checks: [[UInt8]] = []
    var start = 0
    for block in 0..<count {
      let part = Array(data[start..<start + short + (block < shorter ? 0 : 1)])
      start += part.count
      parts.append(part)
      checks.append(Self.remainder(of: part, by: divisor))
    }
    let words = (0...short).flatMap { place in
      parts.compactMap { place < $0.count ? $0[place] : nil }
    }
    return words + (0..<correction).flatMap { place in checks.map { $0[place] } }
  }

  // MARK: Reed and Solomon's code

  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var result = 0
    for place in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11D
      if b >> place & 1 == 1 { result ^= Int(a) }
    }
    return UInt8(result)
  }

  private static func divisor(of degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree)
    result[degree - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<degree {
      for place in 0..<degree {
        result[place] = product(result[place], root)
        if place + 1 < degree { result[place] ^= result[place + 1] }
      }
      root = product(root, 2)
    }
    return result
  }

  private static func remainder(of data: [UInt8], by divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for place in divisor.indices { result[place] ^= product(divisor[place], factor) }
    }
    return result
  }

  // MARK: The standard's tables, by correction and version

  private static let corrections: [[Int]] = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30,
      30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30,
      30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  private static let counts: [[Int]] = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14,
      15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
      26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34,
      34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37,
      40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]
}
