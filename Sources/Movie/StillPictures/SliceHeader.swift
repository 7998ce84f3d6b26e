/// Where a picture of an H.264 stream stands among the others (7.3.3).
struct SliceHeader: Equatable {
  /// `frame_num`: of pictures that others refer to.
  var frameNumber: UInt32
  /// `pic_order_cnt_lsb`: when it is shown; two for each frame. `nil` where that is the order of decoding.
  var displayPlace: UInt32?

  init?(_ unit: NALUnit, in sequence: SequenceParameters) {
    guard unit.kind == .slice || unit.kind == .keySlice else { return nil }
    var bits = BitReader(unit.payload)
    // The first macroblock, the slice's kind, its picture parameters.
    guard bits.unsigned() != nil, bits.unsigned() != nil, bits.unsigned() != nil,
      let frameNumber = bits.bits(sequence.frameNumberBits)
    else { return nil }
    self.frameNumber = frameNumber
    if unit.kind == .keySlice, bits.unsigned() == nil { return nil }
    if let count = sequence.displayPlaceBits {
      guard let place = bits.bits(count) else { return nil }
      displayPlace = place
    }
  }

  /// Of the picture that is decoded and shown next.
  func next(in sequence: SequenceParameters) -> SliceHeader {
    var next = self
    next.frameNumber = (frameNumber + 1) % (1 << UInt32(sequence.frameNumberBits))
    if let displayPlace, let bits = sequence.displayPlaceBits {
      next.displayPlace = (displayPlace + 2) % (1 << UInt32(bits))
    }
    return next
  }
}
