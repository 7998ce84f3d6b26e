import Foundation

/// Colours of words on a terminal that wants them.
enum TerminalColor: String {
  case red = "31"
  case yellow = "33"
  case cyan = "36"

  /// Whether somebody looks at standard error, and has not said that colours are not wanted
  /// (`NO_COLOR`, https://no-color.org).
  static let areWanted: Bool = {
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDERR_FILENO) != 0 && environment["NO_COLOR", default: ""].isEmpty
      && environment["TERM", default: "dumb"] != "dumb"
  }()

  /// The text in bold and in this colour.
  func written(_ text: String) -> String { "\u{1B}[1;\(rawValue)m\(text)\u{1B}[0m" }
}
