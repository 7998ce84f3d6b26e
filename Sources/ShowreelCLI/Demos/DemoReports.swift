import Foundation
import Movie
import Studio

/// Why a clip that was made could not be told of.
enum DemoReportError: Error, Equatable, CustomStringConvertible {
  case broken(output: String, report: String)

  var description: String {
    switch self {
    case .broken(let output, let report):
      "\(PathText.shown(output)) was written, but what its demo's process says of it cannot be read: '\(ShownText.onOneLine(report))'. "
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
    /// With the place of each file's report among those of its clip.
    var all: [String: (text: String, place: Int)] = [:]
  }

  /// - Parameter text: A report for each of the files, in JSON.
  func keep(_ text: String, for outputs: [String]) {
    texts.lock.withLock {
      for (place, output) in outputs.enumerated() { texts.all[output] = (text, place) }
    }
  }

  /// - Throws: ``DemoReportError`` where the clip was made and what is said of it is no report.
  func report(for output: String) throws(DemoReportError) -> ExportReport {
    let (text, place) = texts.lock.withLock { texts.all[output] ?? ("", 0) }
    do {
      let all = try JSONDecoder().decode([WrittenClip].self, from: Data(text.utf8))
      guard all.indices.contains(place), all[place].isSound else {
        throw DemoReportError.broken(output: output, report: String(text.prefix(200)))
      }
      return all[place].report(at: output)
    } catch {
      throw .broken(output: output, report: String(text.prefix(200)))
    }
  }
}
