extension BitWriter {
  private mutating func write(_ code: CoefficientCodes.Code) {
    write(code.bits, bits: code.count)
  }

  /// The numbers of one block (7.3.5.3.2, 9.2), in the order of ``Scan``.
  ///
  /// - Parameters:
  ///   - neighbours: nC, of how many numbers the blocks beside it have; -1 for the means of a colour.
  /// - Returns: How many numbers there are but zeros.
  mutating func writeLevels(_ levels: UnsafeBufferPointer<Int32>, neighbours: Int) {
    let places = levels.indices.filter { levels[$0] != 0 }
    let total = places.count
    var ones = 0
    for place in places.reversed() {
      guard ones < 3, levels[place].magnitude == 1 else { break }
      ones += 1
    }
    writeToken(total, ones, neighbours)
    guard total > 0 else { return }
    for place in places.suffix(ones).reversed() { write(levels[place] < 0) }
    var suffix = total > 10 && ones < 3 ? 1 : 0
    for (index, place) in places.dropLast(ones).reversed().enumerated() {
      writeLevel(levels[place], &suffix, isSmallKnown: index == 0 && ones < 3)
    }
    var zeros = (places.last ?? 0) + 1 - total
    if total < levels.count {
      let codes = levels.count == 4 ? CoefficientCodes.colorZeros : CoefficientCodes.zeros
      write(codes[total - 1][zeros])
    }
    for index in stride(from: total - 1, to: 0, by: -1) where zeros > 0 {
      let run = places[index] - places[index - 1] - 1
      write(CoefficientCodes.runs[min(zeros, 7) - 1][run])
      zeros -= run
    }
  }

  private mutating func writeToken(_ total: Int, _ ones: Int, _ neighbours: Int) {
    switch neighbours {
    case ..<0: write(CoefficientCodes.colorTokens[total][ones])
    case 8...:
      write(total == 0 ? 3 : UInt32((total - 1) << 2 | ones), bits: 6)
    default:
      let table = neighbours < 2 ? 0 : neighbours < 4 ? 1 : 2
      write(CoefficientCodes.tokens[table][total][ones])
    }
  }

  /// 9.2.2.1, the other way round.
  private mutating func writeLevel(_ level: Int32, _ suffix: inout Int, isSmallKnown: Bool) {
    var code = level > 0 ? 2 * Int(level) - 2 : -2 * Int(level) - 1
    if isSmallKnown { code -= 2 }
    let long = suffix == 0 ? 30 : 15 << suffix
    if code >= long {
      write(1, bits: 16)
      write(UInt32(code - long), bits: 12)
    } else if suffix == 0 {
      write(1, bits: min(code, 14) + 1)
      if code >= 14 { write(UInt32(code - 14), bits: 4) }
    } else {
      write(1, bits: code >> suffix + 1)
      write(UInt32(code) & (1 << UInt32(suffix) - 1), bits: suffix)
    }
    if suffix == 0 { suffix = 1 }
    if level.magnitude > 3 << UInt32(suffix - 1), suffix < 6 { suffix += 1 }
  }
}
