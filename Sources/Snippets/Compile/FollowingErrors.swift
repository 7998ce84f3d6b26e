/// Errors that are there only because of another one, which is told already.
enum FollowingErrors {
  /// Beginnings or parts of what the compiler says where it lost its way before.
  private static let signs = [
    "cannot infer contextual base", "generic parameter '", "could not be inferred",
    "type of expression is ambiguous", "failed to produce diagnostic",
    "unable to infer complex closure return type", "reference to invalid associated type",
    "unable to infer type of a closure parameter",
    "cannot be resolved without a contextual type",
  ]
  /// What is said of a type when something inside it is wrong.
  private static let ofTypes = ["does not conform to protocol"]

  /// The messages without those that follow from others; notes go with their error.
  ///
  /// - Parameter statement: The lines of the statement that an error is in: what goes wrong in one line of a
  ///   chain of modifiers loses the compiler its way in the others.
  static func leftOut(
    of diagnostics: [Diagnostic],
    statement: (Diagnostic) -> ClosedRange<Int>? = { _ in nil }
  ) -> [Diagnostic] {
    let places = ErrorPlaces(diagnostics, statement)
    var seen: Set<Diagnostic> = []
    var kept: [Diagnostic] = []
    var isKept = true
    for diagnostic in diagnostics {
      if diagnostic.severity != .note {
        isKept = diagnostic.severity != .error || !follows(diagnostic, from: places, statement)
        // A module's files are told of the same mistake one by one.
        isKept = seen.insert(diagnostic).inserted && isKept
      }
      if isKept { kept.append(diagnostic) }
    }
    return kept
  }

  private static func follows(
    _ error: Diagnostic, from places: ErrorPlaces,
    _ statement: (Diagnostic) -> ClosedRange<Int>?
  ) -> Bool {
    guard let others = places.files[error.file] else { return false }
    if isSign(error) {
      let lines = statement(error) ?? error.line...error.line
      return others.hasReason(in: error.line...error.line) || others.hasReason(in: lines)
    }
    if error.message.hasPrefix("extra argument '") { return others.holds(error.line) }
    // A body that is wrong is no body: `type 'A' does not conform to protocol 'View'`.
    guard ofTypes.contains(where: error.message.contains) else { return false }
    return others.lastMissing > error.line
  }

  fileprivate static func isSign(_ error: Diagnostic) -> Bool {
    signs.contains(where: error.message.contains)
  }
}

/// What of a file's errors the others may follow from, so that none is looked for among all.
private struct ErrorPlaces {
  struct OfFile {
    /// Lines of errors that follow from no other, in order.
    fileprivate var reasons: [Int] = []
    /// The last line in which a name is missing.
    fileprivate(set) var lastMissing = Int.min
    /// Lines of the braces of types of SwiftUI's that are not there, by where they begin; with the last line of those up to
    /// each.
    fileprivate var braces: [(lines: ClosedRange<Int>, last: Int)] = []

    fileprivate var inOrder: OfFile {
      var file = self
      file.reasons.sort()
      file.braces.sort { $0.lines.lowerBound < $1.lines.lowerBound }
      var last = Int.min
      for index in file.braces.indices {
        last = max(last, file.braces[index].last)
        file.braces[index].last = last
      }
      return file
    }

    func hasReason(in lines: ClosedRange<Int>) -> Bool {
      let first = reasons.partitionPoint { $0 >= lines.lowerBound }
      return first < reasons.count && reasons[first] <= lines.upperBound
    }

    /// Whether a line is in such braces: what stands in them has forms of its own there, as a mark has a third axis in a
    /// `Chart3D`.
    func holds(_ line: Int) -> Bool {
      let behind = braces.partitionPoint { $0.lines.lowerBound > line }
      return behind > 0 && braces[behind - 1].last >= line
    }
  }

  private(set) var files: [String: OfFile] = [:]

  init(_ diagnostics: [Diagnostic], _ statement: (Diagnostic) -> ClosedRange<Int>?) {
    for error in diagnostics where error.severity == .error {
      var file = files.removeValue(forKey: error.file) ?? OfFile()
      if !FollowingErrors.isSign(error) { file.reasons.append(error.line) }
      if let name = error.missingName {
        file.lastMissing = max(file.lastMissing, error.line)
        if error.remedy == .supportedAPI, name.first?.isUppercase == true,
          let lines = statement(error)
        {
          file.braces.append((lines, lines.upperBound))
        }
      }
      files[error.file] = file
    }
    files = files.mapValues(\.inOrder)
  }
}
