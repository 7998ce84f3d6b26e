import Foundation

extension Path {
  /// The path that a text of numbers and letters stands for: each letter is preceded by its points,
  /// as in `0 0 m 10 0 l 20 0 20 10 q h`.
  ///
  /// - Parameter string: `m` moves, `l` draws a line, `q` a curve with one control point and `c` one
  ///   with two, the end last; `h` closes, and `re` is a rectangle by its origin and size. In points.
  /// - Returns: Nil where something else stands there, or a letter has too few numbers or too many.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      guard add(String(word), numbers) else { return nil }
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }

  private mutating func add(_ letter: String, _ numbers: [CGFloat]) -> Bool {
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1])
    }
    switch (letter, numbers.count) {
    case ("m", 2): move(to: point(0))
    case ("l", 2): addLine(to: point(0))
    case ("q", 4): addQuadCurve(to: point(1), control: point(0))
    case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
    case ("h", 0): closeSubpath()
    case ("re", 4):
      addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    default: return false
    }
    return true
  }
}
