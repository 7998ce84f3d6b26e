import Foundation
import Studio

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

  func report(for output: String) -> ExportReport? {
    let text = lines.lock.withLock { lines.text[output] ?? "" }
    guard let line = text.split(separator: "\n").last(where: { $0.hasPrefix(Self.mark) }) else {
      return nil
    }
    let data = Data(line.dropFirst(Self.mark.count).utf8)
    return (try? JSONDecoder().decode(WrittenClip.self, from: data))?.report(at: output)
  }
}
