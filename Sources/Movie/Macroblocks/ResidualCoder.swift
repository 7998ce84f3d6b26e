/// The differences between a picture and what was predicted of it, as coarse as they are written: 8.5.
struct ResidualCoder {
  private let quantizer: Quantizer
  private let ofColors: Quantizer
  private let price: Int

  init(_ quantizer: Quantizer) {
    self.quantizer = quantizer
    ofColors = quantizer.ofColors
    price = quantizer.bitPrice
  }

  /// Makes a trial's numbers, and its samples as a decoder has them.
  func code(_ source: MacroblockSamples, _ trial: MacroblockTrial) {
    var isSpread = false
    if case .spread = trial.kind { isSpread = true }
    trial.samples.take(trial.prediction)
    trial.state.lumaCounts = .zero
    trial.state.colorCounts = .zero
    if isSpread { codeSpreadLuma(source, trial) } else { codeLuma(source, trial) }
    codeColors(source, trial)
  }

  private func codeLuma(_ source: MacroblockSamples, _ trial: MacroblockTrial) {
    trial.pattern = 0
    for quarter in 0..<4 {
      let first = quarter / 2 * 8 + quarter % 2 * 2
      let place = MacroblockSamples.place(ofQuarter: quarter)
      var bits = 0
      for block in [first, first + 1, first + 4, first + 5] {
        let at = block / 4 * 64 + block % 4 * 4
        let levels = quantizer.levels(difference(source, trial, at, 16).transformed)
        let all = MacroblockScan.zigzag(levels.all)
        trial.levels[block] = all
        let count = all.numbers
        trial.state.lumaCounts[block] = UInt8(count)
        guard count > 0 else { continue }
        bits += Self.bits(all, count)
        add(quantizer.restore(levels).restored, trial, at, 16)
      }
      guard bits > 0 else { continue }
      // Few numbers may be worth less than they cost.
      let without = source.error(to: trial.prediction, quarter: quarter)
      let with = source.error(to: trial.samples, quarter: quarter)
      if without <= with + bits * price {
        for block in [first, first + 1, first + 4, first + 5] {
          trial.state.lumaCounts[block] = 0
        }
        for row in 0..<8 {
          (trial.samples.start + place + row * 16)
            .update(from: trial.prediction.start + place + row * 16, count: 8)
        }
      } else {
        trial.pattern |= 1 << quarter
      }
    }
  }

  /// About how long they will be.
  private static func bits(_ levels: SIMD16<Int32>, _ count: Int) -> Int {
    var sum = 2 + 3 * count
    for place in 0..<16 where levels[place] != 0 {
      sum += min(12, Int(levels[place].magnitude - 1) * 2)
    }
    return sum
  }

  private func codeSpreadLuma(_ source: MacroblockSamples, _ trial: MacroblockTrial) {
    var means = SIMD16<Int32>()
    var any = false
    var blocks = [NumberBlock](repeating: .zero, count: 16)
    for block in 0..<16 {
      var numbers = difference(source, trial, block / 4 * 64 + block % 4 * 4, 16).transformed
      means[block] = numbers.rows.0.x
      numbers.rows.0.x = 0
      blocks[block] = quantizer.levels(numbers, rounding: 2)
      let all = MacroblockScan.zigzag(blocks[block].all)
      trial.levels[block] = all
      trial.state.lumaCounts[block] = UInt8(all.numbers)
      any = any || all.numbers > 0
    }
    trial.pattern = any ? 15 : 0
    var mixed = NumberBlock(means).mixed.all
    for place in 0..<16 { mixed[place] = quantizer.levelOfMean(mixed[place] >> 1) }
    trial.means = MacroblockScan.zigzag(mixed)
    let restored = NumberBlock(mixed).mixed.all
    for block in 0..<16 {
      var numbers = quantizer.restore(blocks[block])
      numbers.rows.0.x = quantizer.restoreMean(restored[block])
      if numbers != .zero { add(numbers.restored, trial, block / 4 * 64 + block % 4 * 4, 16) }
    }
  }

  private func codeColors(_ source: MacroblockSamples, _ trial: MacroblockTrial) {
    var kind = 0
    for color in 0..<2 {
      var blocks: [NumberBlock] = []
      var means = SIMD4<Int32>()
      var any = 0
      for index in 0..<4 {
        let at = 256 + color * 64 + index / 2 * 32 + index % 2 * 4
        var numbers = difference(source, trial, at, 8).transformed
        means[index] = numbers.rows.0.x
        numbers.rows.0.x = 0
        let levels = ofColors.levels(numbers)
        blocks.append(levels)
        let all = MacroblockScan.zigzag(levels.all)
        trial.levels[16 + color * 4 + index] = all
        trial.state.colorCounts[color * 4 + index] = UInt8(all.numbers)
        any += all.numbers
      }
      var mixed = Self.mixed(means)
      for index in 0..<4 { mixed[index] = ofColors.levelOfMean(mixed[index]) }
      if color == 0 { trial.colorMeans.0 = mixed } else { trial.colorMeans.1 = mixed }
      if any > 0 { kind = 2 }
      if kind == 0, mixed != .zero { kind = 1 }
      let restored = Self.mixed(mixed)
      for index in 0..<4 {
        var numbers = ofColors.restore(blocks[index])
        numbers.rows.0.x = ofColors.restoreColorMean(restored[index])
        if numbers != .zero {
          add(numbers.restored, trial, 256 + color * 64 + index / 2 * 32 + index % 2 * 4, 8)
        }
      }
    }
    trial.pattern |= kind << 4
  }

  private static func mixed(_ m: SIMD4<Int32>) -> SIMD4<Int32> {
    let (above, below) = (m.x + m.y, m.z + m.w)
    let (wide, narrow) = (m.x - m.y, m.z - m.w)
    return SIMD4(above + below, wide + narrow, above - below, wide - narrow)
  }

  private func row(_ start: UnsafePointer<UInt8>) -> NumberBlock.Row {
    NumberBlock.Row(
      truncatingIfNeeded: UnsafeRawPointer(start).loadUnaligned(as: SIMD4<UInt8>.self))
  }

  private func difference(
    _ source: MacroblockSamples, _ trial: MacroblockTrial, _ at: Int, _ stride: Int
  ) -> NumberBlock {
    let (a, b) = (source.start + at, trial.prediction.start + at)
    func line(_ y: Int) -> NumberBlock.Row { row(a + y * stride) &- row(b + y * stride) }
    return NumberBlock(line(0), line(1), line(2), line(3))
  }

  private func add(_ block: NumberBlock, _ trial: MacroblockTrial, _ at: Int, _ stride: Int) {
    func put(_ y: Int, _ line: NumberBlock.Row) {
      let place = trial.samples.start + at + y * stride
      let sum = row(place) &+ ((line &+ 32) &>> 6)
      let all = sum.clamped(lowerBound: .zero, upperBound: NumberBlock.Row(repeating: 255))
      UnsafeMutableRawPointer(place).storeBytes(
        of: SIMD4<UInt8>(truncatingIfNeeded: all), as: SIMD4<UInt8>.self)
    }
    put(0, block.rows.0)
    put(1, block.rows.1)
    put(2, block.rows.2)
    put(3, block.rows.3)
  }
}

extension SIMD16<Int32> {
  /// How many are not zero.
  fileprivate var numbers: Int {
    Int(SIMD16<Int32>.zero.replacing(with: 1, where: self .!= 0).wrappedSum())
  }
}
