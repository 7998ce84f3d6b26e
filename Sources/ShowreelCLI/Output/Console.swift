import Foundation
import Snippets

/// Standard output and standard error, and what may be written there.
struct Console {
  var isQuiet = false
  var isJSON = false

  var isTerminal: Bool { isatty(STDERR_FILENO) != 0 }

  /// A result: what was asked for.
  func write(_ line: String) {
    StandardStream.output.write(ShownText.of(line) + "\n")
  }

  /// News about what is being done; silenced by `--quiet`.
  func note(_ line: String) {
    if !isQuiet && !isJSON { StandardStream.errors.write(ShownText.of(line) + "\n") }
  }

  func warn(_ message: String) {
    StandardStream.errors.write("warning: \(ShownText.of(message))\n")
  }

  func fail(_ message: String) {
    for line in message.split(separator: "\n", omittingEmptySubsequences: false) {
      StandardStream.errors.write("error: \(ShownText.of(String(line)))\n")
    }
  }

  func fail(_ error: any Error) { fail(ErrorWords.of(error)) }

  /// A problem at a place in a file, worded as compilers word it.
  func report(_ diagnostic: Diagnostic) {
    StandardStream.errors.write(ShownText.of(ErrorWords.of(diagnostic)) + "\n")
  }

  /// Replaces the terminal's present line.
  func overwrite(_ line: String) {
    StandardStream.errors.write("\r\u{1B}[2K\(ShownText.of(line))")
  }

  func writeJSON<T: Encodable>(_ value: T) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      write(String(decoding: try encoder.encode(value), as: UTF8.self))
    } catch {
      // Only of a number that is not finite.
      fail("A report could not be written as JSON: \(error)")
    }
  }
}
