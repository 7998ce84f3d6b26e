/// Tries the ways in which a macroblock can be written, and takes the one that is worth its bits.
final class MacroblockChooser {
  private let search: MotionSearch
  private let quantizer: Quantizer
  private let residual: ResidualCoder
  private let scratch = MacroblockSamples()
  private(set) var best = MacroblockTrial()
  private var trial = MacroblockTrial()

  init(search: MotionSearch, quantizer: Quantizer) {
    self.search = search
    self.quantizer = quantizer
    residual = ResidualCoder(quantizer)
  }

  /// Chooses for a macroblock that changed.
  ///
  /// - Parameter vectors: How things move in this picture.
  func choose(
    _ part: MotionSearch.Part, _ vectors: [MotionVector], around: MacroblockNeighbours,
    _ edge: () -> MacroblockEdge
  ) {
    best.cost = .max
    let expected = MotionPrediction(around: around).ofSkipped
    if search.compensator.reaches(part.x, part.y, 16, expected) {
      trySkipping(part, expected)
      if best.cost <= quantizer.bitPrice * 3 { return }
    }
    var choice = VectorChoice(
      part, around: around, search: search, scratch: scratch, bitPrice: quantizer.bitPrice)
    choice.look(at: vectors, around: around)
    let whole = [MotionVector](repeating: choice.whole, count: 4)
    tryMoving(part, whole, around)
    if choice.whole != .zero {
      tryMoving(part, [MotionVector](repeating: .zero, count: 4), around)
    }
    if choice.quarters != whole { tryMoving(part, choice.quarters, around) }
    trySpreading(part, edge(), around)
  }

  /// What did not change, and may not be skipped because it would move with what is beside it.
  func hold(_ samples: (MacroblockSamples) -> Void, around: MacroblockNeighbours) {
    best.kind = .moved
    best.state = .still
    best.pattern = 0
    samples(best.samples)
    MacroblockWriter(around: around).write(best)
  }

  private func trySkipping(_ part: MotionSearch.Part, _ vector: MotionVector) {
    trial.kind = .skipped
    trial.state = .still
    trial.state.vectors = [MotionVector](repeating: vector, count: 4)
    search.compensator.move(part.x, part.y, 16, vector, into: trial.samples.start)
    trial.bits = BitWriter()
    compare(part)
  }

  private func tryMoving(
    _ part: MotionSearch.Part, _ vectors: [MotionVector], _ around: MacroblockNeighbours
  ) {
    trial.kind = .moved
    trial.state = .still
    trial.state.vectors = vectors
    if vectors.allSatisfy({ $0 == vectors[0] }) {
      search.compensator.move(part.x, part.y, 16, vectors[0], into: trial.prediction.start)
    } else {
      for (quarter, vector) in vectors.enumerated() {
        search.compensator.move(
          part.x + quarter % 2 * 8, part.y + quarter / 2 * 8, 8, vector,
          into: trial.prediction.start)
      }
    }
    write(part, around)
  }

  private func trySpreading(
    _ part: MotionSearch.Part, _ edge: MacroblockEdge, _ around: MacroblockNeighbours
  ) {
    trial.state = .still
    trial.state.isSpread = true
    var (luma, colors) = (SpreadMode.even, SpreadMode.even)
    var (leastLuma, leastColors) = (Int.max, Int.max)
    for mode in SpreadMode.all(edge) {
      for plane in MacroblockPlane.all { mode.fill(scratch, plane, edge) }
      let (lumaError, colorError) = (
        part.source.lumaError(to: scratch), part.source.colorError(to: scratch)
      )
      if lumaError < leastLuma { (leastLuma, luma) = (lumaError, mode) }
      if colorError < leastColors { (leastColors, colors) = (colorError, mode) }
    }
    luma.fill(trial.prediction, .luma, edge)
    colors.fill(trial.prediction, .cb, edge)
    colors.fill(trial.prediction, .cr, edge)
    trial.kind = .spread(luma, colors: colors)
    write(part, around)
  }

  private func write(_ part: MotionSearch.Part, _ around: MacroblockNeighbours) {
    residual.code(part.source, trial)
    MacroblockWriter(around: around).write(trial)
    compare(part)
  }

  private func compare(_ part: MotionSearch.Part) {
    // A skipped one costs about one bit in the count of those.
    let bits = max(1, trial.bits.count)
    trial.cost = part.source.error(to: trial.samples) + quantizer.bitPrice * bits
    if trial.cost < best.cost { swap(&trial, &best) }
  }
}
