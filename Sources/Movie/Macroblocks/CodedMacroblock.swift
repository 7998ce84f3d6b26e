/// What a macroblock's neighbours need to know of it.
struct CodedMacroblock {
  /// Predicted from its neighbours, and not from the picture before.
  var isSpread = false
  /// Of its quarters, row by row.
  private var moves = SIMD8<Int16>()
  /// How many numbers each block has, row by row: sixteen of brightness, four of each colour.
  var lumaCounts = SIMD16<UInt8>()
  var colorCounts = SIMD8<UInt8>()

  static let still = CodedMacroblock()

  subscript(quarter: Int) -> MotionVector {
    get { MotionVector(moves[quarter * 2], moves[quarter * 2 + 1]) }
    set { (moves[quarter * 2], moves[quarter * 2 + 1]) = (newValue.x, newValue.y) }
  }

  var vectors: [MotionVector] {
    get { (0..<4).map { self[$0] } }
    set { for quarter in 0..<4 { self[quarter] = newValue[quarter] } }
  }
}
