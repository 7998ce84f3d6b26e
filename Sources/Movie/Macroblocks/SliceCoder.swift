/// Writes pictures of which little changes: slices of kind P in which all macroblocks are skipped but those that
/// changed.
final class SliceCoder {
  let model: ModelPicture
  private let search: MotionSearch
  /// As decoders have them once the picture is whole; until then all refer to the one before.
  private var written: [Int: MacroblockSamples] = [:]
  /// How things moved last.
  private var vectors: [MotionVector] = []
  private let neighbour = MacroblockSamples()

  init(model: ModelPicture) {
    self.model = model
    search = MotionSearch(compensator: MotionCompensator(model: model))
  }

  /// - Parameters:
  ///   - changed: Macroblocks in their order; at least one.
  ///   - step: Of quality, as ``Quantizer`` has them.
  func slice(_ picture: YUVPlanes, _ changed: [Int], step: Int) -> SliceData {
    let grid = model.grid
    let parts = changed.map { MotionSearch.Part($0, of: grid, in: picture) }
    vectors = search.vectors(parts, near: vectors)
    let chooser = MacroblockChooser(search: search, quantizer: Quantizer(step: step))
    let sources = Dictionary(uniqueKeysWithValues: zip(changed, parts))
    var map = MacroblockMap(grid)
    var bits = BitWriter()
    var next = 0
    for index in indices(changed) {
      let around = MacroblockNeighbours(index, in: map)
      if let part = sources[index] {
        chooser.choose(part, vectors, around: around) { edge(index) }
      } else {
        guard MotionPrediction(around: around).ofSkipped != .zero else { continue }
        chooser.hold({ model.read(index, into: $0) }, around: around)
      }
      if chooser.best.kind != .skipped {
        bits.writeUnsigned(UInt32(index - next))  // mb_skip_run
        bits.append(chooser.best.bits)
        next = index + 1
      }
      map.set(index, chooser.best.state)
      let samples = MacroblockSamples()
      samples.take(chooser.best.samples)
      written[index] = samples
    }
    if next < grid.count { bits.writeUnsigned(UInt32(grid.count - next)) }
    for (index, samples) in written { model.take(samples, at: index) }
    written.removeAll(keepingCapacity: true)
    return SliceData(step: step, bits: bits)
  }

  /// Those that changed, and what stands right of them or below: it may not be skipped just so.
  private func indices(_ changed: [Int]) -> [Int] {
    let grid = model.grid
    let columns = changed.map(grid.column)
    guard let first = changed.first, let last = changed.last, let left = columns.min(),
      let right = columns.max()
    else { return [] }
    let lines = grid.line(first)...min(grid.line(last) + 1, grid.lines - 1)
    return lines.flatMap { line in
      (left...min(right + 1, grid.columns - 1)).map { line * grid.columns + $0 }
    }
  }

  private func edge(_ index: Int) -> MacroblockEdge {
    let grid = model.grid
    return MacroblockEdge(
      above: grid.line(index) > 0 ? samples(index - grid.columns).lastRow : [],
      left: grid.column(index) > 0 ? samples(index - 1).lastColumn : [])
  }

  private func samples(_ index: Int) -> MacroblockSamples {
    if let samples = written[index] { return samples }
    model.read(index, into: neighbour)
    return neighbour
  }
}
