import Foundation

extension SymbolFinder {
  /// An arrow around a number of seconds, as players have it: `goforward.15`, and `15.arrow.trianglehead.clockwise`
  /// as it is called since.
  func skip(_ parts: [String], _ line: Double) -> SymbolArtwork? {
    guard let (arrow, seconds) = Self.skip(parts), seconds.allSatisfy(\.isNumber),
      let around = artwork(named: arrow, line: line), let number = letters(seconds)
    else { return nil }
    let ink = ink(SymbolArtwork(number))
    let scale = Self.room / max(ink.width, ink.height, 1)
    let inside = SymbolArtwork.placed(
      number, scale: scale, around: CGPoint(x: ink.midX, y: ink.midY),
      at: CGPoint(x: 8, y: Self.middle))
    return SymbolArtwork(around.svg + inside)
  }

  private static func skip(_ parts: [String]) -> (arrow: String, seconds: String)? {
    guard let first = parts.first, let last = parts.last else { return nil }
    if parts.count == 2, ["goforward", "gobackward"].contains(first) { return (first, last) }
    let arrow = parts.dropFirst().joined(separator: ".")
    return turns.contains(arrow) ? (arrow, first) : nil
  }

  private static let turns = [
    "arrow.trianglehead.clockwise", "arrow.trianglehead.counterclockwise",
  ]
  /// How large a number may be in the icon set's round arrow, and where that has its middle. By eye.
  private static let room = 5.8
  private static let middle = 8.0
}
