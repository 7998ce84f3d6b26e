/// How coarse numbers are: H.264's steps of quality, a table for six of them, twice as coarse with the next six.
struct Quantizer {
  /// `QPY`, of brightness; from 12 on no number is too long for its code.
  let step: Int
  private let scale: SIMD16<Int32>
  private let factors: SIMD16<Int32>
  private let shift: Int32

  static let steps = 12...51

  static func nearest(_ step: Int) -> Int {
    min(max(step, steps.lowerBound), steps.upperBound)
  }

  /// Of colours: table 8-15.
  var ofColors: Quantizer { step < 30 ? self : Quantizer(step: Self.colorSteps[step - 30]) }

  private static let colorSteps = [
    29, 30, 31, 32, 32, 33, 34, 34, 35, 35, 36, 36, 37, 37, 37, 38, 38, 38, 39, 39, 39, 39,
  ]

  /// For the corners, the middles of rows and columns, and what lies between both: 8.5.9.
  private static let scales: [(Int32, Int32, Int32)] = [
    (10, 16, 13), (11, 18, 14), (13, 20, 16), (14, 23, 18), (16, 25, 20), (18, 29, 23),
  ]
  /// One over that, by which an encoder multiplies, in parts of 2 to the 15th, its transform's own factors taken out.
  private static let inverses: [(Int32, Int32, Int32)] = [
    (13107, 5243, 8066), (11916, 4660, 7490), (10082, 4194, 6554), (9362, 3647, 5825),
    (8192, 3355, 5243), (7282, 2893, 4559),
  ]

  init(step: Int) {
    precondition(Self.steps.contains(step))
    self.step = step
    shift = 15 + Int32(step / 6)
    let scale = Self.spread(Self.scales[step % 6])
    self.scale = scale &<< Int32(step / 6)
    factors = Self.spread(Self.inverses[step % 6])
  }

  private static func spread(_ kinds: (Int32, Int32, Int32)) -> SIMD16<Int32> {
    var all = SIMD16<Int32>()
    for place in 0..<16 {
      let odd = place % 4 % 2 + place / 4 % 2
      all[place] = odd == 0 ? kinds.0 : odd == 2 ? kinds.1 : kinds.2
    }
    return all
  }

  /// - Parameter rounding: Parts of a sixth of a step by which a number is rounded up.
  func levels(_ block: NumberBlock, rounding: Int32 = 1) -> NumberBlock {
    let all = block.all
    let negative = all .< 0
    let size = all.replacing(with: 0 &- all, where: negative)
    let add = (Int32(1) << shift) / 6 * rounding
    let levels = (size &* factors &+ add) &>> shift
    return NumberBlock(levels.replacing(with: 0 &- levels, where: negative))
  }

  func restore(_ levels: NumberBlock) -> NumberBlock { NumberBlock(levels.all &* scale) }

  /// Of means, which have been transformed once more and are twice as large.
  func levelOfMean(_ value: Int32) -> Int32 {
    let level = (abs(value) * factors[0] + (Int32(1) << shift) / 3) >> (shift + 1)
    return value < 0 ? -level : level
  }

  /// 8.5.11.2.
  func restoreColorMean(_ value: Int32) -> Int32 { (value * scale[0]) >> 1 }

  /// 8.5.10.
  func restoreMean(_ value: Int32) -> Int32 {
    // Sixteenths of a whole step, as its tables have them.
    let few = Int32(step / 6)
    let whole = value * (scale[0] >> few) * 16
    return few >= 6 ? whole << (few - 6) : (whole + (1 << (5 - few))) >> (6 - few)
  }

  /// What a bit is worth, in squared differences.
  var bitPrice: Int { Int((0.85 * Quantizer.power(Double(step - 12) / 3)).rounded()) }

  private static func power(_ exponent: Double) -> Double {
    var value = 1.0
    for _ in 0..<Int(exponent) { value *= 2 }
    let rest = exponent - Double(Int(exponent))
    return value * (rest < 0.1 ? 1 : rest < 0.5 ? 1.26 : 1.587)
  }
}
