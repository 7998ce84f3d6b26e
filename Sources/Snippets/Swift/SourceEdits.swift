/// Replacements in a text that keep every line where it is.
struct SourceEdits {
  /// Byte offsets (UTF-8) in the text before any edit.
  private struct Edit {
    var range: Range<Int>
    var replacement: [UInt8]
  }

  private let original: [UInt8]
  private var edits: [Edit] = []

  init(_ text: String) { original = Array(text.utf8) }

  /// The line breaks of what is replaced come after the replacement.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let breaks = original[range].filter { $0 == UInt8(ascii: "\n") }
    let edit = Edit(range: range, replacement: Array(text.utf8) + breaks)
    let index = edits.firstIndex { $0.range.lowerBound > range.lowerBound } ?? edits.endIndex
    edits.insert(edit, at: index)
  }

  /// Puts blanks in place of everything but line breaks.
  mutating func blank(_ range: Range<Int>) {
    let blanks = original[range].map {
      $0 == UInt8(ascii: "\n") ? "\n" : " " as Character
    }
    let index = edits.firstIndex { $0.range.lowerBound > range.lowerBound } ?? edits.endIndex
    edits.insert(Edit(range: range, replacement: Array(String(blanks).utf8)), at: index)
  }

  /// Blanks what is there, whatever of it is replaced already.
  ///
  /// - Parameter text: Stands there then, in the range's first line.
  mutating func cut(_ range: Range<Int>, leaving text: String? = nil) {
    edits.removeAll {
      range.contains($0.range.lowerBound) && $0.range.upperBound <= range.upperBound
    }
    guard !touches(range) else { return }
    if let text { replace(range, with: text) } else { blank(range) }
  }

  /// Whether something there is replaced already.
  func touches(_ range: Range<Int>) -> Bool { edits.contains { $0.range.overlaps(range) } }

  var text: String {
    var result: [UInt8] = []
    var position = 0
    for edit in edits {
      result += original[position..<edit.range.lowerBound] + edit.replacement
      position = edit.range.upperBound
    }
    result += original[position...]
    return String(decoding: result, as: UTF8.self)
  }

  /// The column, in characters, that a column of the edited text had before.
  ///
  /// - Parameters:
  ///   - column: 1-based, in bytes, as the compiler counts.
  ///   - line: 1-based.
  func originalColumn(_ column: Int, line: Int) -> Int {
    guard let start = Self.start(ofLine: line, in: Array(text.utf8)),
      let originalStart = Self.start(ofLine: line, in: original)
    else { return column }
    let offset = max(originalStart, originalOffset(start + column - 1))
    let before = original[originalStart..<min(offset, original.count)]
    return String(decoding: before, as: UTF8.self).count + 1
  }

  private func originalOffset(_ offset: Int) -> Int {
    var shift = 0
    for edit in edits {
      let start = edit.range.lowerBound + shift
      if offset < start { break }
      if offset < start + edit.replacement.count { return edit.range.lowerBound }
      shift += edit.replacement.count - edit.range.count
    }
    return offset - shift
  }

  private static func start(ofLine line: Int, in bytes: [UInt8]) -> Int? {
    guard line > 1 else { return 0 }
    var seen = 1
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      seen += 1
      if seen == line { return index + 1 }
    }
    return nil
  }
}
