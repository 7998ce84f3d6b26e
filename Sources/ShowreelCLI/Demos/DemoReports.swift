import Foundation
import Movie
import Studio

/// Why a clip that was made could not be told of.
enum DemoReportError: Error, Equatable, CustomStringConvertible {
  case broken(output: String, report: String)

  var description: String {
    switch self {
    case .broken(let output, let report):
      "\(PathText.shown(output)) was written, but what its demo's process says of it cannot be read: '\(report)'. "
        + "Does the demo write to descriptors that are not its own?"
    }
  }
}

/// What the processes that play demos say of their clips.
final class DemoReports: Sendable {
  private let texts = Texts()

  /// They come from several processes at once.
  private final class Texts: @unchecked Sendable {
    let lock = NSLock()
    var all: [String: String] = [:]
  }

  func keep(_ text: String, for output: String) {
    texts.lock.withLock { texts.all[output] = text }
  }

  /// - Throws: ``DemoReportError`` where the clip was made and what is said of it is no report.
  func report(for output: String) throws(DemoReportError) -> ExportReport {
    let text = texts.lock.withLock { texts.all[output] ?? "" }
    do {
      return try JSONDecoder().decode(WrittenClip.self, from: Data(text.utf8)).report(at: output)
    } catch {
      throw .broken(output: output, report: String(text.prefix(200)))
    }
  }
}
