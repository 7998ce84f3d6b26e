/// How a macroblock moves: all of it alike as it fits best, and each quarter by itself as it fits best.
struct VectorChoice {
  let search: MotionSearch
  let scratch: MacroblockSamples
  private(set) var whole = MotionVector.zero
  private(set) var quarters = [MotionVector](repeating: .zero, count: 4)

  private let part: MotionSearch.Part
  private let expected: MotionVector
  /// Of a bit, in differences that are not squared.
  private let price: Int
  private var tried: [MotionVector] = []
  private var least = Int.max
  private var leasts = [Int](repeating: .max, count: 4)

  /// Differences of a macroblock from which on it is worth looking further.
  private static let much = 500

  init(
    _ part: MotionSearch.Part, around: MacroblockNeighbours, search: MotionSearch,
    scratch: MacroblockSamples, bitPrice: Int
  ) {
    self.search = search
    self.scratch = scratch
    self.part = part
    expected = MotionPrediction(around: around).of(.whole, 0, .still)
    price = Int(Double(bitPrice).squareRoot())
  }

  /// Tries what moves in the picture, what the macroblocks beside it do, and what is near the best of it.
  mutating func look(at vectors: [MotionVector], around: MacroblockNeighbours) {
    _ = tryOut(.zero)
    _ = tryOut(expected)
    for vector in vectors { _ = tryOut(vector) }
    for neighbour in [around.left, around.above, around.aboveRight] {
      guard let neighbour, !neighbour.isSpread else { continue }
      for vector in neighbour.vectors { _ = tryOut(vector) }
    }
    if least > Self.much { _ = search.refined(whole) { tryOut($0) } }
  }

  /// - Returns: The best for all of it now.
  private mutating func tryOut(_ vector: MotionVector) -> MotionVector {
    guard !tried.contains(vector), search.compensator.reaches(part.x, part.y, 16, vector) else {
      return whole
    }
    tried.append(vector)
    let price = price * Self.bits(vector &- expected)
    search.compensator.moveLuma(part.x, part.y, 16, vector, into: scratch.start)
    let sums = MotionSearch.quarters(part.source.start, scratch.start)
    for quarter in 0..<4 where Int(sums[quarter]) + price < leasts[quarter] {
      (leasts[quarter], quarters[quarter]) = (Int(sums[quarter]) + price, vector)
    }
    let sum = Int(sums.wrappedSum()) + price
    if sum < least { (least, whole) = (sum, vector) }
    return whole
  }

  private static func bits(_ vector: MotionVector) -> Int {
    func bits(_ value: Int16) -> Int { 2 * (16 - value.magnitude.leadingZeroBitCount) + 1 }
    return bits(vector.x) + bits(vector.y)
  }
}
