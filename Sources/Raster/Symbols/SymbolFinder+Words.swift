import Foundation

extension SymbolFinder {
  /// Letters stand on a line at 0: the middle of their capitals is put where any artwork has its own, so that they stand
  /// on the line of a text beside them.
  func word(_ string: String, scale: Double = 1) -> SymbolArtwork? {
    let middle = CGPoint(x: 0, y: -SystemFontMetrics.capHeight / 2 * Self.letterSize)
    return letters(string).map {
      SymbolArtwork(SymbolArtwork.placed($0, scale: scale, around: middle, at: Self.line))
    }
  }

  /// In artwork units: a symbol's square is as high as its font's size.
  private static let letterSize = 16.0
  /// Where a word begins, and the middle of its capitals.
  private static let line = CGPoint(x: 0, y: 8)
}
