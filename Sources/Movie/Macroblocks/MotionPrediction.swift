/// Where a part of a macroblock is expected to move to, from what those beside it do: 8.4.1.3.
struct MotionPrediction {
  /// Parts of a macroblock that move alike.
  enum Shape: UInt32 {
    case whole, halvesBelow, halvesBeside, quarters

    /// The quarters of each part.
    var parts: [[Int]] {
      switch self {
      case .whole: [[0, 1, 2, 3]]
      case .halvesBelow: [[0, 1], [2, 3]]
      case .halvesBeside: [[0, 2], [1, 3]]
      case .quarters: [[0], [1], [2], [3]]
      }
    }
  }

  private enum Neighbour {
    case missing
    /// Does not refer to the picture before.
    case spread
    case moved(MotionVector)

    init(_ macroblock: CodedMacroblock?, _ quarter: Int) {
      guard let macroblock else {
        self = .missing
        return
      }
      self = macroblock.isSpread ? .spread : .moved(macroblock[quarter])
    }

    var vector: MotionVector {
      if case .moved(let vector) = self { vector } else { .zero }
    }

    var moves: Bool { if case .moved = self { true } else { false } }
    var isMissing: Bool { if case .missing = self { true } else { false } }
  }

  let around: MacroblockNeighbours

  /// 8.4.1.1: that of a macroblock of which nothing is said.
  var ofSkipped: MotionVector {
    guard let left = around.left, let above = around.above else { return .zero }
    if !left.isSpread, left[1] == .zero { return .zero }
    if !above.isSpread, above[2] == .zero { return .zero }
    return of(.whole, 0, .still)
  }

  /// - Parameter itself: The macroblock, as far as its earlier parts are known.
  func of(_ shape: Shape, _ part: Int, _ itself: CodedMacroblock) -> MotionVector {
    let (left, above, corner) = neighbours(shape, part, itself)
    switch (shape, part) {
    case (.halvesBelow, 0) where above.moves: return above.vector
    case (.halvesBelow, 1) where left.moves: return left.vector
    case (.halvesBeside, 0) where left.moves: return left.vector
    case (.halvesBeside, 1) where corner.moves: return corner.vector
    default: return median(left, above, corner)
    }
  }

  private func median(_ left: Neighbour, _ above: Neighbour, _ corner: Neighbour) -> MotionVector {
    if above.isMissing, corner.isMissing, !left.isMissing { return left.vector }
    let all = [left, above, corner]
    let moving = all.filter(\.moves)
    if moving.count == 1 { return moving[0].vector }
    func middle(_ a: Int16, _ b: Int16, _ c: Int16) -> Int16 { max(min(a, b), min(max(a, b), c)) }
    let (a, b, c) = (left.vector, above.vector, corner.vector)
    return MotionVector(middle(a.x, b.x, c.x), middle(a.y, b.y, c.y))
  }

  private func neighbours(
    _ shape: Shape, _ part: Int, _ itself: CodedMacroblock
  ) -> (left: Neighbour, above: Neighbour, corner: Neighbour) {
    func own(_ quarter: Int) -> Neighbour { Neighbour(itself, quarter) }
    func left(_ quarter: Int) -> Neighbour { Neighbour(around.left, quarter) }
    func above(_ quarter: Int) -> Neighbour { Neighbour(around.above, quarter) }
    /// What is right above, or left above where that is not there.
    func corner(_ right: Neighbour, _ left: Neighbour) -> Neighbour {
      right.isMissing ? left : right
    }
    let aboveLeft = Neighbour(around.aboveLeft, 3)
    let aboveRight = Neighbour(around.aboveRight, 2)
    switch (shape, part) {
    case (.whole, _), (.halvesBelow, 0): return (left(1), above(2), corner(aboveRight, aboveLeft))
    case (.halvesBelow, _): return (left(3), own(0), left(1))
    case (.halvesBeside, 0), (.quarters, 0): return (left(1), above(2), corner(above(3), aboveLeft))
    case (.halvesBeside, _), (.quarters, 1):
      return (own(0), above(3), corner(aboveRight, above(2)))
    case (.quarters, 2): return (left(3), own(0), own(1))
    case (.quarters, _): return (own(2), own(1), own(0))
    }
  }
}
