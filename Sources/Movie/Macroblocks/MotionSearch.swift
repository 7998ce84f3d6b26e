/// Where what moves in a picture has come from: two vectors, tried on the macroblocks that changed most.
struct MotionSearch {
  let compensator: MotionCompensator
  /// Pixels in each direction.
  private static let reach: Int16 = 24
  /// Macroblocks that are looked at.
  private static let most = 6
  /// Differences of a macroblock from which on it is worth looking.
  private static let much = 512

  /// A macroblock that changed.
  struct Part {
    let x: Int
    let y: Int
    let source = MacroblockSamples()

    init(_ index: Int, of grid: MacroblockGrid, in picture: YUVPlanes) {
      (x, y) = (grid.x(index), grid.y(index))
      source.read(index, of: grid, in: picture)
    }
  }

  /// The one after the other, each for what those before it do not explain.
  func vectors(_ parts: [Part], near last: [MotionVector]) -> [MotionVector] {
    let scratch = MacroblockSamples()
    var left = parts.map { sum($0, .zero, scratch) }
    var found: [MotionVector] = []
    for _ in 0..<2 {
      let chosen = parts.indices.sorted { (left[$0], $0) > (left[$1], $1) }.prefix(Self.most)
      guard chosen.contains(where: { left[$0] > Self.much }) else { break }
      let vector = self.vector(
        chosen.map { parts[$0] }, chosen.map { left[$0] }, near: last, scratch)
      guard vector != .zero else { break }
      found.append(vector)
      for (index, part) in parts.enumerated()
      where compensator.reaches(part.x, part.y, 16, vector) {
        left[index] = min(left[index], sum(part, vector, scratch))
      }
    }
    return found
  }

  private func vector(
    _ parts: [Part], _ still: [Int], near last: [MotionVector], _ scratch: MacroblockSamples
  ) -> MotionVector {
    var best = MotionVector.zero
    var bestSum = still.reduce(0, +)
    func tryOut(_ vector: MotionVector) {
      guard vector != best else { return }
      var sum = 0
      for (part, still) in zip(parts, still) {
        guard compensator.reaches(part.x, part.y, 16, vector) else { return }
        sum += min(still, self.sum(part, vector, scratch))
        if sum >= bestSum { return }
      }
      (best, bestSum) = (vector, sum)
    }
    for vector in last { tryOut(vector) }
    for y in stride(from: -Self.reach, through: Self.reach, by: 2) {
      for x in stride(from: -Self.reach, through: Self.reach, by: 2) {
        tryOut(MotionVector(x * 4, y * 4))
      }
    }
    return refined(best) {
      tryOut($0)
      return best
    }
  }

  /// Looks around in ever smaller steps.
  ///
  /// - Parameter tryOut: Takes a vector and says which is the best now.
  func refined(_ start: MotionVector, _ tryOut: (MotionVector) -> MotionVector) -> MotionVector {
    var now = start
    for step: Int16 in [4, 2, 1] {
      var before: MotionVector
      var rounds = 0
      repeat {
        before = now
        rounds += 1
        for y: Int16 in [-1, 0, 1] {
          for x: Int16 in [-1, 0, 1] where (x, y) != (0, 0) {
            now = tryOut(MotionVector(before.x + x * step, before.y + y * step))
          }
        }
      } while now != before && step == 4 && rounds < 8
    }
    return now
  }

  func sum(_ part: Part, _ vector: MotionVector, _ scratch: MacroblockSamples) -> Int {
    if vector.x & 3 == 0, vector.y & 3 == 0 {
      let stride = compensator.model.width
      let (x, y) = (part.x + Int(vector.x >> 2), part.y + Int(vector.y >> 2))
      let from = compensator.model.planes.luma + y * stride + x
      return Self.difference(part.source.start, 16, from, stride)
    }
    compensator.moveLuma(part.x, part.y, 16, vector, into: scratch.start)
    return Self.difference(part.source.start, 16, scratch.start, 16)
  }

  private static func difference(
    _ one: UnsafePointer<UInt8>, _ stride: Int, _ other: UnsafePointer<UInt8>, _ otherStride: Int
  ) -> Int {
    var sum = SIMD16<UInt16>()
    for y in 0..<16 {
      let a = UnsafeRawPointer(one + y * stride).loadUnaligned(as: SIMD16<UInt8>.self)
      let b = UnsafeRawPointer(other + y * otherStride).loadUnaligned(as: SIMD16<UInt8>.self)
      sum &+= SIMD16<UInt16>(truncatingIfNeeded: pointwiseMax(a, b) &- pointwiseMin(a, b))
    }
    return Int(sum.wrappedSum())
  }

  /// Of two macroblocks, for each quarter.
  static func quarters(
    _ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>
  ) -> SIMD4<Int32> {
    var all = SIMD4<Int32>()
    for half in 0..<2 {
      var sum = SIMD16<UInt16>()
      for y in half * 8..<half * 8 + 8 {
        let a = UnsafeRawPointer(one + y * 16).loadUnaligned(as: SIMD16<UInt8>.self)
        let b = UnsafeRawPointer(other + y * 16).loadUnaligned(as: SIMD16<UInt8>.self)
        sum &+= SIMD16<UInt16>(truncatingIfNeeded: pointwiseMax(a, b) &- pointwiseMin(a, b))
      }
      all[half * 2] = Int32(sum.lowHalf.wrappedSum())
      all[half * 2 + 1] = Int32(sum.highHalf.wrappedSum())
    }
    return all
  }
}
