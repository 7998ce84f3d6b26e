import Foundation

/// Standard output and standard error, and what may be written there.
struct Console {
  var isQuiet = false
  var isJSON = false

  var isTerminal: Bool { isatty(STDERR_FILENO) != 0 }

  /// A result: what was asked for.
  func write(_ line: String) {
    put(line + "\n", to: .standardOutput)
  }

  /// News about what is being done; silenced by `--quiet`.
  func note(_ line: String) {
    if !isQuiet && !isJSON { put(line + "\n", to: .standardError) }
  }

  func warn(_ message: String) {
    put("warning: \(message)\n", to: .standardError)
  }

  func fail(_ message: String) {
    for line in message.split(separator: "\n", omittingEmptySubsequences: false) {
      put("error: \(line)\n", to: .standardError)
    }
  }

  /// A problem at a place in a file, worded as compilers word it.
  func report(_ diagnostic: String) {
    put(diagnostic + "\n", to: .standardError)
  }

  /// Replaces the terminal's present line.
  func overwrite(_ line: String) {
    put("\r\u{1B}[2K\(line)", to: .standardError)
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

  private func put(_ text: String, to handle: FileHandle) {
    handle.write(Data(text.utf8))
  }
}
