/// What an H.264 stream says about all its pictures (7.3.2.1.1), as far as a picture in which nothing changes
/// needs it.
struct SequenceParameters: Equatable {
  let identifier: UInt32
  let frameNumberBits: Int
  /// `nil` where pictures are shown in the order in which they are decoded, and their place is not written.
  let displayPlaceBits: Int?
  /// Of 16 × 16 pixels.
  let macroblocks: UInt32

  /// Profiles that say what their samples are like.
  private static let high: Set<UInt32> = [
    100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135,
  ]

  /// - Returns: `nil` for what a stream of frames of eight bits at 4:2:0 never says: fields, other samples,
  ///   places in a cycle, tables of its own for scaling.
  init?(_ unit: NALUnit) {
    guard unit.kind == .sequenceParameters else { return nil }
    var bits = BitReader(unit.payload)
    guard let profile = bits.bits(8), bits.bits(16) != nil, let identifier = bits.unsigned() else {
      return nil
    }
    self.identifier = identifier
    if Self.high.contains(profile) {
      // 4:2:0, eight bits of brightness and of colour, quantised as usual, usual tables.
      guard bits.unsigned() == 1, bits.unsigned() == 0, bits.unsigned() == 0, bits.bit() == 0,
        bits.bit() == 0
      else { return nil }
    }
    guard let frameNumberExtra = bits.unsigned(), frameNumberExtra <= 12 else { return nil }
    frameNumberBits = Int(frameNumberExtra) + 4
    switch bits.unsigned() {
    case 0:
      guard let placeExtra = bits.unsigned(), placeExtra <= 12 else { return nil }
      displayPlaceBits = Int(placeExtra) + 4
    case 2: displayPlaceBits = nil
    default: return nil
    }
    // How many pictures are kept, and whether numbers may be missing.
    guard bits.unsigned() != nil, bits.bit() != nil, let width = bits.unsigned(),
      let height = bits.unsigned(), width < 1 << 12, height < 1 << 12, bits.bit() == 1
    else { return nil }
    macroblocks = (width + 1) * (height + 1)
  }
}
