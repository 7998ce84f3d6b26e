/// Where what stands in an edited text stood before. Every line is still on its line.
struct EditedPlaces {
  private struct Edit {
    /// Byte offsets in the edited text.
    let edited: Range<Int>
    /// Where it begins in the text before any edit, and how much longer all is with it and those before it.
    let original: Int
    let shift: Int
  }

  private let original: [UInt8]
  private let edits: [Edit]
  /// Byte offsets of the beginnings of lines, before and afterwards.
  private let originalLines: [Int]
  private let editedLines: [Int]
  private let editedCount: Int

  /// - Parameter edits: Byte offsets in the original, and how many bytes stand there now; in order.
  init(original: [UInt8], edited: [UInt8], edits: [(range: Range<Int>, length: Int)]) {
    self.original = original
    originalLines = Self.lines(in: original)
    editedLines = Self.lines(in: edited)
    editedCount = edited.count
    var shift = 0
    self.edits = edits.map { edit in
      let start = edit.range.lowerBound + shift
      shift += edit.length - edit.range.count
      return Edit(
        edited: start..<start + edit.length, original: edit.range.lowerBound, shift: shift)
    }
  }

  var lineCount: Int { originalLines.count }

  /// The byte offset, in the text before, at which a line (1-based) begins.
  func start(ofLine line: Int) -> Int? {
    originalLines.indices.contains(line - 1) ? originalLines[line - 1] : nil
  }

  /// A line of the text before, without its end; empty where there is none.
  func text(ofLine line: Int) -> String {
    guard let start = start(ofLine: line) else { return "" }
    let end = self.start(ofLine: line + 1).map { $0 - 1 } ?? original.count
    return String(decoding: original[start..<end], as: UTF8.self)
  }

  /// The column, in characters, that a column of the edited text had before.
  ///
  /// - Parameters:
  ///   - column: 1-based, in bytes, as the compiler counts.
  ///   - line: 1-based.
  /// - Complexity: The length of the line.
  func originalColumn(_ column: Int, line: Int) -> Int {
    guard let originalStart = start(ofLine: line), editedLines.indices.contains(line - 1) else {
      return column
    }
    let start = editedLines[line - 1]
    let end = editedLines.indices.contains(line) ? editedLines[line] - 1 : editedCount
    // A program may print what looks like a message of the compiler's, with any number for a column.
    let place = start + min(max(column, 1), end - start + 1) - 1
    let offset = max(originalStart, originalOffset(place))
    let before = original[originalStart..<min(offset, original.count)]
    return String(decoding: before, as: UTF8.self).count + 1
  }

  private func originalOffset(_ offset: Int) -> Int {
    let behind = edits.partitionPoint { $0.edited.lowerBound > offset }
    guard behind > 0 else { return offset }
    let edit = edits[behind - 1]
    return offset < edit.edited.upperBound ? edit.original : offset - edit.shift
  }

  private static func lines(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    return starts
  }
}
