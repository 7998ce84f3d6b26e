import Testing

@testable import Movie

@Suite struct SkippedPictureTests {
  /// A sequence's parameters as an encoder writes them, bit by bit.
  private func parameters(
    profile: UInt32 = 100, samples: UInt32 = 1, placeKind: UInt32 = 0, frames: Bool = true
  ) -> NALUnit {
    var bits = BitWriter()
    bits.write(profile, bits: 8)
    bits.write(40, bits: 16)  // constraints and level
    bits.writeUnsigned(0)
    if profile == 100 {
      bits.writeUnsigned(samples)
      bits.writeUnsigned(0)
      bits.writeUnsigned(0)
      bits.write(0, bits: 2)
    }
    bits.writeUnsigned(1)  // frame_num has five bits
    bits.writeUnsigned(placeKind)
    if placeKind == 0 { bits.writeUnsigned(2) }  // pic_order_cnt_lsb has six
    bits.writeUnsigned(4)
    bits.write(false)
    bits.writeUnsigned(3)  // four macroblocks
    bits.writeUnsigned(2)  // in three rows
    bits.write(frames)
    bits.finish()
    return NALUnit(.sequenceParameters, importance: 3, payload: bits.bytes)
  }

  @Test func whatAStreamSaysOfItself() throws {
    let sequence = try #require(SequenceParameters(parameters()))
    #expect(sequence.frameNumberBits == 5)
    #expect(sequence.displayPlaceBits == 6)
    #expect(sequence.macroblocks == 12)
    let simple = try #require(SequenceParameters(parameters(profile: 77, placeKind: 2)))
    #expect(simple.displayPlaceBits == nil)
  }

  @Test func streamsOfAnotherKindAreNotTouched() {
    #expect(SequenceParameters(parameters(samples: 3)) == nil)
    #expect(SequenceParameters(parameters(placeKind: 1)) == nil)
    #expect(SequenceParameters(parameters(frames: false)) == nil)
    let short = NALUnit(.sequenceParameters, importance: 3, payload: [100, 0])
    #expect(SequenceParameters(short) == nil)
    #expect(
      SequenceParameters(NALUnit(.slice, importance: 3, payload: parameters().payload)) == nil)
  }

  /// ue(1) ue(0) 0 0 ue(0) ue(0) ue(0) 0 00 se(0) se(0) se(0) 1 0 0, a one and zeros.
  @Test func thePictureParametersBitByBit() throws {
    let picture = SkippedPicture(sequence: try #require(SequenceParameters(parameters())))
    #expect(picture.parameters.stream == [0, 0, 0, 1, 0x68, 0b0101_0011, 0b1000_1111, 0b0010_0000])
  }

  /// ue(0) ue(5) ue(1) 00111 001010 0 0 0 se(0) ue(1) ue(12), a one and zeros.
  @Test func aPictureBitByBit() throws {
    let sequence = try #require(SequenceParameters(parameters()))
    let before = try #require(
      SliceHeader(header(frameNumber: 6, place: 8, in: sequence), in: sequence))
    let unit = SkippedPicture(sequence: sequence)
      .unit(before.next(in: sequence), importance: 2)
    #expect(
      unit.stream == [
        0, 0, 0, 1, 0x41, 0b1001_1001, 0b0001_1100, 0b1010_0001, 0b0100_0011, 0b0110_0000,
      ])
  }

  @Test func numbersAndPlacesWrapRound() throws {
    let sequence = try #require(SequenceParameters(parameters()))
    let last = try #require(
      SliceHeader(header(frameNumber: 31, place: 62, in: sequence), in: sequence))
    #expect(last.next(in: sequence).frameNumber == 0)
    #expect(last.next(in: sequence).displayPlace == 0)
  }

  @Test func aKeyPicturesHeaderHasANumberMore() throws {
    let sequence = try #require(SequenceParameters(parameters()))
    var bits = BitWriter()
    for value in [0, 7, 0] as [UInt32] { bits.writeUnsigned(value) }
    bits.write(0, bits: 5)
    bits.writeUnsigned(3)  // idr_pic_id
    bits.write(34, bits: 6)
    let unit = NALUnit(.keySlice, importance: 3, payload: bits.bytes)
    #expect(SliceHeader(unit, in: sequence)?.displayPlace == 34)
  }

  private func header(
    frameNumber: UInt32, place: UInt32, in sequence: SequenceParameters
  ) -> NALUnit {
    var bits = BitWriter()
    for value in [0, 5, 0] as [UInt32] { bits.writeUnsigned(value) }
    bits.write(frameNumber, bits: sequence.frameNumberBits)
    bits.write(place, bits: 6)
    bits.finish()
    return NALUnit(.slice, importance: 2, payload: bits.bytes)
  }
}
