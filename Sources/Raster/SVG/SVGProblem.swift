/// Why a picture cannot be taken apart.
enum SVGProblem: Error, Hashable, CustomStringConvertible {
  /// Where the parser stopped, counted from 1.
  case notXML(line: Int, column: Int)
  /// In another encoding than UTF-8 and than it declares as ``WesternText``, or no text at all.
  case notText
  /// The outermost element is another than `svg`.
  case noPicture(root: String)
  /// Neither a `viewBox` nor a width and a height.
  case noSize
  /// - Parameters:
  ///   - place: Characters of the path before it.
  ///   - expected: What ought to stand there.
  case path(place: Int, expected: String)

  var description: String {
    switch self {
    case .notXML(let line, let column): "it is no XML from line \(line), column \(column), on"
    case .notText: "it is not text in UTF-8. Save it as UTF-8"
    case .noPicture(let root): "it is a '\(root)' and not an 'svg'"
    case .noSize: "it says neither a viewBox nor a width and a height"
    case .path(let place, let expected): "its path has no \(expected) after \(place) characters"
    }
  }
}
