import Foundation
import Studio

/// Why a clip that was made could not be told of.
enum DemoReportError: Error, Equatable, CustomStringConvertible {
  case missing(output: String)
  case broken(output: String, report: String)

  var description: String {
    switch self {
    case .missing(let output):
      "\(output) was written, but its demo ended without saying so; perhaps it closed its standard "
        + "output. Keep the demo from doing that."
    case .broken(let output, let report):
      "\(output) was written, but what its demo's process says of it cannot be read: '\(report)'. "
        + "Keep the demo from printing in the background while its clip is finished."
    }
  }
}

/// What the processes that play demos say of their clips, picked out of whatever else they print.
final class DemoReports: Sendable {
  /// Begins the line that a demo's process writes when its clip is done; nothing a demo prints by
  /// accident begins so.
  static let mark = "\u{1}showreel-clip "

  private let lines = Lines()

  /// Texts come from several processes at once.
  private final class Lines: @unchecked Sendable {
    let lock = NSLock()
    var text: [String: String] = [:]
  }

  func read(_ text: String, output: String) {
    lines.lock.withLock { lines.text[output, default: ""] += text }
  }

  /// - Throws: ``DemoReportError`` where the clip was made and the report is not there, or broken.
  func report(for output: String) throws(DemoReportError) -> ExportReport {
    let text = lines.lock.withLock { lines.text[output] ?? "" }
    guard let line = text.split(separator: "\n").last(where: { $0.hasPrefix(Self.mark) }) else {
      throw .missing(output: output)
    }
    let report = line.dropFirst(Self.mark.count)
    do {
      return try JSONDecoder().decode(WrittenClip.self, from: Data(report.utf8)).report(at: output)
    } catch {
      throw .broken(output: output, report: String(report))
    }
  }
}
