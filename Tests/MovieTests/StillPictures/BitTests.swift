import TestSupport
import Testing

@testable import Movie

/// Held to the tables of the standard, ITU-T H.264.
@Suite struct BitTests {
  private func text(_ write: (inout BitWriter) -> Void) -> String {
    var bits = BitWriter()
    write(&bits)
    let count = bits.count
    return bits.bytes.map { byte in
      let digits = String(byte, radix: 2)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined().prefix(count).description
  }

  /// Table 9-2.
  @Test(
    arguments: [
      (0, "1"), (1, "010"), (2, "011"), (3, "00100"), (4, "00101"), (5, "00110"), (6, "00111"),
      (7, "0001000"), (8, "0001001"), (9, "0001010"),
    ] as [(UInt32, String)])
  func unsignedNumbers(value: UInt32, code: String) {
    #expect(text { $0.writeUnsigned(value) } == code)
  }

  /// Table 9-3.
  @Test(
    arguments: [
      (0, "1"), (1, "010"), (-1, "011"), (2, "00100"), (-2, "00101"), (3, "00110"), (-3, "00111"),
    ] as [(Int32, String)])
  func signedNumbers(value: Int32, code: String) {
    #expect(text { $0.writeSigned(value) } == code)
  }

  @Test func theLargestNumberHas63Bits() {
    #expect(text { $0.writeUnsigned(.max - 1) }.count == 63)
  }

  @Test func plainBitsAndTheEnd() {
    #expect(text { $0.write(0b1011, bits: 6) } == "001011")
    var bits = BitWriter()
    bits.write(0b101, bits: 3)
    bits.finish()
    #expect(bits.bytes == [0b1011_0000])
    bits.finish()
    #expect(bits.bytes == [0b1011_0000, 0b1000_0000])
  }

  @Test func whatIsWrittenIsRead() {
    var numbers = SeededNumbers(seed: 4)
    let values = (0..<500).map { _ in UInt32(numbers.next() >> (33 + numbers.next() % 31)) }
    var writer = BitWriter()
    for value in values {
      writer.writeUnsigned(value)
      writer.write(value, bits: 32)
    }
    writer.finish()
    var reader = BitReader(writer.bytes)
    for value in values {
      #expect(reader.unsigned() == value)
      #expect(reader.bits(32) == value)
    }
    #expect(reader.bit() == 1)
  }

  @Test func whatIsNotThereIsNil() {
    var empty = BitReader([])
    #expect(empty.bit() == nil)
    var short = BitReader([0b0000_1000])
    #expect(short.unsigned() == nil)
    var zeros = BitReader([UInt8](repeating: 0, count: 12))
    #expect(zeros.unsigned() == nil)
  }
}
