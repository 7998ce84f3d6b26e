/// Replacements in a text that keep every line where it is.
struct SourceEdits {
  /// Byte offsets (UTF-8) in the text before any edit.
  private struct Edit {
    var range: Range<Int>
    var replacement: [UInt8]
  }

  private let original: [UInt8]
  /// By where they begin; of those that begin in one place, the first that was made. None overlaps another.
  private var edits: [Edit] = []

  init(_ text: String) { original = Array(text.utf8) }

  /// The line breaks of what is replaced come after the replacement.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let breaks = original[range].filter { $0 == UInt8(ascii: "\n") }
    insert(Edit(range: range, replacement: Array(text.utf8) + breaks))
  }

  mutating func insert(_ text: String, at place: Int) { replace(place..<place, with: text) }

  /// Puts blanks in place of everything but line breaks.
  mutating func blank(_ range: Range<Int>) {
    let blanks = original[range].map {
      $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ")
    }
    insert(Edit(range: range, replacement: blanks))
  }

  private mutating func insert(_ edit: Edit) {
    edits.insert(edit, at: firstIndex(from: edit.range.lowerBound + 1))
  }

  /// Blanks what is there, whatever of it is replaced already.
  ///
  /// - Parameter text: Stands there then, in the range's first line.
  mutating func cut(_ range: Range<Int>, leaving text: String? = nil) {
    let inside = firstIndex(from: range.lowerBound)..<firstIndex(from: range.upperBound)
    if !inside.isEmpty {
      let kept = edits[inside].filter { $0.range.upperBound > range.upperBound }
      edits.replaceSubrange(inside, with: kept)
    }
    guard !touches(range) else { return }
    if let text { replace(range, with: text) } else { blank(range) }
  }

  /// Whether something there is replaced already.
  func touches(_ range: Range<Int>) -> Bool {
    let inside = firstIndex(from: range.lowerBound)..<firstIndex(from: range.upperBound)
    if edits[inside].contains(where: { $0.range.overlaps(range) }) { return true }
    // Since none overlaps another, of those before it the last alone can reach into it.
    return inside.lowerBound > 0 && edits[inside.lowerBound - 1].range.overlaps(range)
  }

  /// The place of the first edit that does not begin before an offset.
  ///
  /// - Complexity: Logarithmic: a source may have tens of thousands.
  private func firstIndex(from offset: Int) -> Int {
    edits.partitionPoint { $0.range.lowerBound >= offset }
  }

  var text: String {
    var result: [UInt8] = []
    var position = 0
    for edit in edits {
      result += original[position..<edit.range.lowerBound]
      result += edit.replacement
      position = edit.range.upperBound
    }
    result += original[position...]
    return String(decoding: result, as: UTF8.self)
  }

  /// Where what stands in the text stood before.
  var places: EditedPlaces {
    EditedPlaces(
      original: original, edited: Array(text.utf8),
      edits: edits.map { (range: $0.range, length: $0.replacement.count) })
  }
}
