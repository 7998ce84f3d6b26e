/// One way of writing a macroblock: what it costs, and what a decoder makes of it.
final class MacroblockTrial {
  enum Kind: Equatable {
    case skipped
    /// Its four quarters move on their own; where some move alike, it is written as fewer parts.
    case moved
    /// From its neighbours' samples: `Intra_16x16`, and the mode of its colours.
    case spread(SpreadMode, colors: SpreadMode)
  }

  var kind = Kind.skipped
  var state = CodedMacroblock.still
  /// Predicted, then as a decoder has it.
  let prediction = MacroblockSamples()
  let samples = MacroblockSamples()
  /// In the order of the stream: 16 of brightness row by row, four of each colour.
  let levels = UnsafeMutablePointer<SIMD16<Int32>>.allocate(capacity: 24)
  var means = SIMD16<Int32>()
  var colorMeans = (SIMD4<Int32>(), SIMD4<Int32>())
  /// `coded_block_pattern`.
  var pattern = 0
  var bits = BitWriter()
  var cost = Int.max

  deinit { levels.deallocate() }
}
