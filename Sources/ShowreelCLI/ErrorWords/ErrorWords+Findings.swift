import Presets
import Snippets
import Studio

extension ErrorWords {
  /// All that an error has to tell, each with its place.
  static func findings(of error: any Error, clip: String? = nil) -> [Finding] {
    switch error {
    case let error as any FoundError: error.findings
    case let error as PresetError: error.problems.map(finding)
    case CompileError.rejected(let diagnostics): diagnostics.map(finding)
    case let error as ClipError where error.place != nil: [finding(error, clip: clip)]
    default:
      of(error).split(separator: "\n").map { Finding(.error, clip: clip, String($0)) }
    }
  }

  static func finding(_ diagnostic: Diagnostic) -> Finding {
    let kind: Finding.Kind =
      switch diagnostic.severity {
      case .error: .error
      case .warning: .warning
      case .note, .remark: .note
      }
    return Finding(
      kind, file: diagnostic.file, line: diagnostic.line, column: diagnostic.column,
      diagnostic.message + remedy(of: diagnostic))
  }

  static func finding(_ skipped: SkippedCode) -> Finding {
    Finding(.skip, file: skipped.file, line: skipped.line, skipped.reason + ", skipped")
  }

  /// Where neither a file nor an argument is known, the process that plays a demo speaks to one that knows it.
  private static func finding(_ error: ClipError, clip: String?) -> Finding {
    guard let place = error.place else { return Finding(.error, clip: clip, text(error)) }
    if let file = place.file {
      return Finding(
        .error, file: file, line: place.line, column: place.column, clip: clip, text(error))
    }
    let prefix = place.argument.map { TapError.words($0, column: place.column) } ?? place.prefix
    return Finding(.error, clip: clip, prefix + text(error))
  }

  private static func finding(_ problem: PresetProblem) -> Finding {
    Finding(
      .error, file: problem.path, line: problem.line, column: problem.column,
      message(of: problem))
  }
}

/// An error that has been put into words, with places.
protocol FoundError: Error {
  var findings: [Finding] { get }
}
