/// How a line under or through text is broken.
public enum TextLinePattern: String, Codable, Hashable, Sendable {
  case solid, dash, dot, dashDot, dashDotDot

  /// Lengths in thicknesses of the line, drawn and left out in turns. By eye: the system's are documented nowhere.
  private var lengths: [Double] {
    switch self {
    case .solid: []
    case .dash: [7, 3]
    case .dot: [2, 2]
    case .dashDot: [7, 3, 2, 3]
    case .dashDotDot: [7, 3, 2, 3, 2, 3]
    }
  }

  /// The parts of a line that are drawn.
  ///
  /// The pattern starts at 0 whatever part of the line is asked for, so that letters drawn one by one have the line
  /// that they have together.
  ///
  /// - Parameters:
  ///   - start: Where the line starts, in points from its paragraph's left edge.
  ///   - thickness: The line's, in points.
  public func pieces(from start: Double, to end: Double, thickness: Double) -> [Range<Double>] {
    guard start < end else { return [] }
    let lengths = lengths.map { $0 * thickness }
    let period = lengths.reduce(0, +)
    let (before, after) = ((start / period).rounded(.down), (end / period).rounded(.up))
    // Too fine to be seen as anything but a line, or not a number.
    guard period > 0, after - before <= Self.mostPeriods else { return [start..<end] }
    var pieces: [Range<Double>] = []
    for number in 0..<Int(after - before) {
      var place = (before + Double(number)) * period
      for (index, length) in lengths.enumerated() {
        let (first, last) = (max(place, start), min(place + length, end))
        if index.isMultiple(of: 2), first < last { pieces.append(first..<last) }
        place += length
      }
    }
    return pieces
  }

  /// A stranger's text may be spaced as widely as it likes.
  private static let mostPeriods = 10_000.0
}
