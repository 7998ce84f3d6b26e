import Testing

@testable import Movie

/// The tables of variable-length codes can be read back: no code begins another, and next to none is left out.
@Suite struct CoefficientCodesTests {
  /// Of a line of a table, and the codes that the standard leaves out at its end.
  private func check(_ codes: [CoefficientCodes.Code], left: Int, of whole: Int) {
    let sum = codes.reduce(0) { $0 + whole >> $1.count }
    #expect(sum == whole - left)
    for (index, one) in codes.enumerated() {
      for other in codes[..<index] {
        let (short, long) = one.count < other.count ? (one, other) : (other, one)
        #expect(long.bits >> UInt32(long.count - short.count) != short.bits)
      }
    }
  }

  @Test(arguments: [(0, 1, 1 << 15), (1, 1, 1 << 13), (2, 1, 1 << 10)])
  func howManyNumbersThereAre(table: Int, left: Int, whole: Int) {
    let table = CoefficientCodes.tokens[table]
    #expect(table.map(\.count) == [1, 2, 3] + [Int](repeating: 4, count: 14))
    // The longest codes have 16 bits.
    check(table.flatMap { $0 }, left: left << 16 / whole, of: 1 << 16)
  }

  @Test func howManyMeansOfAColourThereAre() {
    #expect(CoefficientCodes.colorTokens.map(\.count) == [1, 2, 3, 4, 4])
    check(CoefficientCodes.colorTokens.flatMap { $0 }, left: 0, of: 256)
  }

  @Test func howManyZerosThereAre() {
    #expect(CoefficientCodes.zeros.map(\.count) == Array((2...16).reversed()))
    for (index, codes) in CoefficientCodes.zeros.enumerated() {
      check(codes, left: index == 0 ? 1 : 0, of: 512)
    }
    #expect(CoefficientCodes.colorZeros.map(\.count) == [4, 3, 2])
    for codes in CoefficientCodes.colorZeros { check(codes, left: 0, of: 8) }
  }

  @Test func howManyZerosStandBeforeANumber() {
    #expect(CoefficientCodes.runs.map(\.count) == [2, 3, 4, 5, 6, 7, 15])
    for (index, codes) in CoefficientCodes.runs.enumerated() {
      check(codes, left: index == 6 ? 1 : 0, of: 1 << 11)
    }
  }
}
