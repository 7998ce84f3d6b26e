/// Bits in the order of a video standard: the most significant first.
struct BitWriter: Equatable {
  private(set) var bytes: [UInt8] = []
  /// Bits of the last byte that are taken.
  private var used = 8

  var count: Int { bytes.count * 8 - (8 - used) }

  mutating func write(_ bit: Bool) {
    if used == 8 {
      bytes.append(0)
      used = 0
    }
    if bit { bytes[bytes.count - 1] |= 0x80 >> UInt8(used) }
    used += 1
  }

  /// The lowest bits of a number: `u(n)` in the standard's words.
  mutating func write(_ value: UInt32, bits: Int) {
    for place in stride(from: bits - 1, through: 0, by: -1) {
      write(value >> UInt32(place) & 1 == 1)
    }
  }

  /// A number by Exp-Golomb, short where it is small: `ue(v)`, H.264 9.1.
  mutating func writeUnsigned(_ value: UInt32) {
    let code = UInt64(value) + 1
    let length = 64 - code.leadingZeroBitCount
    for _ in 1..<length { write(false) }
    for place in stride(from: length - 1, through: 0, by: -1) {
      write(code >> UInt64(place) & 1 == 1)
    }
  }

  /// A number that may be negative by Exp-Golomb: `se(v)`, H.264 9.1.1.
  mutating func writeSigned(_ value: Int32) {
    writeUnsigned(value > 0 ? UInt32(value) * 2 - 1 : value.magnitude * 2)
  }

  /// What another has written.
  mutating func append(_ other: BitWriter) {
    guard used < 8 else {
      if !other.bytes.isEmpty { (bytes, used) = (bytes + other.bytes, other.used) }
      return
    }
    for byte in other.bytes.dropLast() { write(UInt32(byte), bits: 8) }
    if let last = other.bytes.last {
      write(UInt32(last) >> UInt32(8 - other.used), bits: other.used)
    }
  }

  /// A one, and zeros to the end of the byte: `rbsp_trailing_bits()`, H.264 7.3.2.11.
  mutating func finish() {
    write(true)
    used = 8
  }
}
