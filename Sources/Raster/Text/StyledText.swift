import Drawing
import Foundation

/// A string and what each part of it looks like.
struct StyledText {
  struct Piece {
    var run: TextRun
    /// Which run of the original text it belongs to.
    var source: Int
  }

  var pieces: [Piece]

  init(_ runs: [TextRun]) {
    pieces = runs.enumerated().map { Piece(run: $1, source: $0) }
  }

  init(pieces: [Piece]) {
    self.pieces = pieces
  }

  var string: String { pieces.map(\.run.string).joined() }

  func scaled(by factor: Double) -> StyledText {
    map { run in
      run.font.size *= factor
      run.kerning *= factor
      run.baselineOffset *= factor
    }
  }

  func map(_ change: (inout TextRun) -> Void) -> StyledText {
    var copy = self
    for index in copy.pieces.indices { change(&copy.pieces[index].run) }
    return copy
  }

  /// The index of the piece that holds the byte; that of the last one at or after the end.
  func piece(atUTF8 offset: Int) -> Int {
    var end = 0
    for (index, piece) in pieces.enumerated() {
      end += piece.run.string.utf8.count
      if offset < end { return index }
    }
    return max(0, pieces.count - 1)
  }

  func dropFirst(utf8 count: Int) -> StyledText {
    var remaining = count
    return StyledText(
      pieces: pieces.compactMap { piece in
        let utf8 = piece.run.string.utf8
        let dropped = min(remaining, utf8.count)
        remaining -= dropped
        return Self.keep(String(utf8.dropFirst(dropped)), of: piece)
      })
  }

  func prefix(characters count: Int) -> StyledText {
    var remaining = count
    return StyledText(
      pieces: pieces.compactMap { piece in
        let kept = piece.run.string.prefix(remaining)
        remaining -= kept.count
        return Self.keep(String(kept), of: piece)
      })
  }

  func suffix(characters count: Int) -> StyledText {
    var remaining = count
    return StyledText(
      pieces: pieces.reversed().compactMap { piece in
        let kept = piece.run.string.suffix(remaining)
        remaining -= kept.count
        return Self.keep(String(kept), of: piece)
      }.reversed())
  }

  private static func keep(_ string: String?, of piece: Piece) -> Piece? {
    guard let string, !string.isEmpty else { return nil }
    var copy = piece
    copy.run.string = string
    return copy
  }

  static func + (left: StyledText, right: StyledText) -> StyledText {
    StyledText(pieces: left.pieces + right.pieces)
  }
}
