/// Reads what a ``BitWriter`` or an encoder wrote. What is not there reads as `nil`.
struct BitReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func bit() -> UInt32? {
    guard place < bytes.count * 8 else { return nil }
    defer { place += 1 }
    return UInt32(bytes[place / 8] >> UInt8(7 - place % 8) & 1)
  }

  /// `u(n)`; n is 32 at the most.
  mutating func bits(_ count: Int) -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let bit = bit() else { return nil }
      value = value << 1 | bit
    }
    return value
  }

  /// `ue(v)`.
  mutating func unsigned() -> UInt32? {
    var zeros = 0
    while let bit = bit(), bit == 0 { zeros += 1 }
    guard zeros < 32, let rest = bits(zeros) else { return nil }
    return UInt32(truncatingIfNeeded: (1 << UInt64(zeros)) - 1 + UInt64(rest))
  }
}
