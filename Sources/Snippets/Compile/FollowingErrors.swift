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
    let errors = diagnostics.filter { $0.severity == .error }
    var seen: Set<Diagnostic> = []
    var kept: [Diagnostic] = []
    var isKept = true
    for diagnostic in diagnostics {
      if diagnostic.severity != .note {
        isKept = diagnostic.severity != .error || !follows(diagnostic, from: errors, statement)
        // A module's files are told of the same mistake one by one.
        isKept = seen.insert(diagnostic).inserted && isKept
      }
      if isKept { kept.append(diagnostic) }
    }
    return kept
  }

  private static func follows(
    _ error: Diagnostic, from errors: [Diagnostic],
    _ statement: (Diagnostic) -> ClosedRange<Int>?
  ) -> Bool {
    if isSign(error) {
      let lines = statement(error) ?? error.line...error.line
      return errors.contains {
        $0.file == error.file && ($0.line == error.line || lines.contains($0.line)) && !isSign($0)
      }
    }
    if error.message.hasPrefix("extra argument '") {
      return errors.contains { holds(error, $0, statement) }
    }
    // A body that is wrong is no body: `type 'A' does not conform to protocol 'View'`.
    guard ofTypes.contains(where: error.message.contains) else { return false }
    return errors.contains {
      $0.file == error.file && $0.line > error.line && $0.missingName != nil
    }
  }

  /// Whether an error is in the braces of a type of SwiftUI's that is not there: what stands in them has forms of its own
  /// there, as a mark has a third axis in a `Chart3D`.
  private static func holds(
    _ error: Diagnostic, _ other: Diagnostic, _ statement: (Diagnostic) -> ClosedRange<Int>?
  ) -> Bool {
    guard other.file == error.file, other.remedy == .supportedAPI,
      other.missingName?.first?.isUppercase == true
    else { return false }
    return statement(other)?.contains(error.line) ?? false
  }

  private static func isSign(_ error: Diagnostic) -> Bool {
    signs.contains(where: error.message.contains)
  }
}
