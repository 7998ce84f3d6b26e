/// A macroblock's bits (7.3.5), without the count of those skipped before it.
struct MacroblockWriter {
  let around: MacroblockNeighbours

  func write(_ trial: MacroblockTrial) {
    trial.bits = BitWriter()
    switch trial.kind {
    case .skipped: return
    case .moved: writeMoved(trial)
    case .spread(let mode, let colors):
      // Behind the five kinds of moved ones; the pattern is part of the kind.
      let kind = 1 + mode.ofLuma + 4 * (trial.pattern >> 4) + (trial.pattern & 15 != 0 ? 12 : 0)
      trial.bits.writeUnsigned(UInt32(5 + kind))
      trial.bits.writeUnsigned(UInt32(colors.ofColors))
    }
    writeLevels(trial)
  }

  private func writeMoved(_ trial: MacroblockTrial) {
    let state = trial.state
    let rows = state[0] == state[1] && state[2] == state[3]
    let columns = state[0] == state[2] && state[1] == state[3]
    let shape: MotionPrediction.Shape =
      rows && columns ? .whole : rows ? .halvesBelow : columns ? .halvesBeside : .quarters
    trial.bits.writeUnsigned(shape.rawValue)
    if shape == .quarters {
      // sub_mb_type: each quarter as one
      for _ in 0..<4 { trial.bits.writeUnsigned(0) }
    }
    let prediction = MotionPrediction(around: around)
    for (part, quarters) in shape.parts.enumerated() {
      let expected = prediction.of(shape, part, state)
      let vector = state[quarters[0]]
      trial.bits.writeSigned(Int32(vector.x - expected.x))
      trial.bits.writeSigned(Int32(vector.y - expected.y))
    }
    trial.bits.writeUnsigned(Self.patternCodes[trial.pattern])
  }

  /// Table 9-4, of macroblocks that move: the pattern of each code.
  private static let patterns: [Int] = [
    0, 16, 1, 2, 4, 8, 32, 3, 5, 10, 12, 15, 47, 7, 11, 13, 14, 6, 9, 31, 35, 37, 42, 44, 33, 34,
    36, 40, 39, 43, 45, 46, 17, 18, 20, 24, 19, 21, 26, 28, 23, 27, 29, 30, 22, 25, 38, 41,
  ]
  private static let patternCodes: [UInt32] = {
    var codes = [UInt32](repeating: 0, count: 48)
    for (code, pattern) in patterns.enumerated() { codes[pattern] = UInt32(code) }
    return codes
  }()

  /// 7.3.5.3.
  private func writeLevels(_ trial: MacroblockTrial) {
    var isSpread = false
    if case .spread = trial.kind { isSpread = true }
    guard isSpread || trial.pattern != 0 else { return }
    trial.bits.writeSigned(0)  // mb_qp_delta
    if isSpread {
      withUnsafePointer(to: trial.means) {
        $0.withMemoryRebound(to: Int32.self, capacity: 16) {
          trial.bits.writeLevels(
            UnsafeBufferPointer(start: $0, count: 16), neighbours: lumaNeighbours(trial, 0))
        }
      }
    }
    for block in MacroblockScan.blocks
    where trial.pattern >> (block / 8 * 2 + block % 4 / 2) & 1 != 0 {
      write(trial, block, isSpread ? 1 : 0, lumaNeighbours(trial, block))
    }
    if trial.pattern & 0x30 != 0 {
      for means in [trial.colorMeans.0, trial.colorMeans.1] {
        withUnsafePointer(to: means) {
          $0.withMemoryRebound(to: Int32.self, capacity: 4) {
            trial.bits.writeLevels(UnsafeBufferPointer(start: $0, count: 4), neighbours: -1)
          }
        }
      }
    }
    if trial.pattern & 0x20 != 0 {
      for block in 0..<8 { write(trial, 16 + block, 1, colorNeighbours(trial, block)) }
    }
  }

  private func write(_ trial: MacroblockTrial, _ block: Int, _ from: Int, _ neighbours: Int) {
    (trial.levels + block).withMemoryRebound(to: Int32.self, capacity: 16) {
      trial.bits.writeLevels(
        UnsafeBufferPointer(start: $0 + from, count: 16 - from), neighbours: neighbours)
    }
  }

  private func mean(_ left: UInt8?, _ above: UInt8?) -> Int {
    switch (left, above) {
    case (let left?, let above?): (Int(left) + Int(above) + 1) / 2
    case (let one?, nil), (nil, let one?): Int(one)
    case (nil, nil): 0
    }
  }

  /// 9.2.1: nC.
  private func lumaNeighbours(_ trial: MacroblockTrial, _ block: Int) -> Int {
    let own = trial.state.lumaCounts
    return mean(
      block % 4 > 0 ? own[block - 1] : around.left?.lumaCounts[block + 3],
      block >= 4 ? own[block - 4] : around.above?.lumaCounts[block + 12])
  }

  private func colorNeighbours(_ trial: MacroblockTrial, _ block: Int) -> Int {
    let own = trial.state.colorCounts
    return mean(
      block % 2 > 0 ? own[block - 1] : around.left?.colorCounts[block + 1],
      block % 4 >= 2 ? own[block - 2] : around.above?.colorCounts[block + 2])
  }
}
