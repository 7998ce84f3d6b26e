import TestSupport
import Testing

@testable import Movie

@Suite struct NALUnitTests {
  private func units(_ stream: [UInt8]) -> [NALUnit] {
    stream.withUnsafeBytes { NALUnit.all(in: $0) }
  }

  /// H.264 7.4.1: no start code within a unit.
  @Test(
    arguments: [
      ([0, 0, 0], [0, 0, 3, 0]), ([0, 0, 1], [0, 0, 3, 1]), ([0, 0, 2], [0, 0, 3, 2]),
      ([0, 0, 3], [0, 0, 3, 3]), ([0, 0, 4], [0, 0, 4]),
      ([0, 0, 0, 0, 0, 1], [0, 0, 3, 0, 0, 3, 0, 1]),
    ] as [([UInt8], [UInt8])])
  func aThreeBreaksWhatLooksLikeAStart(payload: [UInt8], written: [UInt8]) {
    let unit = NALUnit(.slice, importance: 2, payload: payload)
    #expect(unit.stream == [0, 0, 0, 1, 0x41] + written)
  }

  @Test func aStreamIsTakenApart() {
    let stream: [UInt8] = [0, 0, 0, 1, 0x67, 5, 6, 0, 0, 1, 0x65, 9, 0, 0, 0, 1, 0x06, 1]
    let all = units(stream)
    #expect(all.map(\.kind) == [.sequenceParameters, .keySlice, nil])
    #expect(all.map(\.payload) == [[5, 6], [9], [1]])
    #expect(all.map(\.importance) == [3, 3, 0])
    #expect(units([]) == [])
    #expect(units([0, 0, 1]) == [])
  }

  @Test func whatIsWrittenIsRead() {
    var numbers = SeededNumbers(seed: 9)
    for _ in 0..<200 {
      // Many zeros, and no last one: a unit ends in a one.
      let payload =
        (0..<40).map { _ in UInt8(numbers.next() >> 60 > 3 ? 0 : numbers.next() & 3) } + [128]
      let one = NALUnit(.slice, importance: 1, payload: payload)
      let other = NALUnit(.pictureParameters, importance: 3, payload: payload.reversed() + [1])
      #expect(units(one.stream + other.stream) == [one, other])
    }
  }
}
