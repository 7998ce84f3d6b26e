import Foundation

/// What stands after `showreel:` in a comment, to be written anew.
///
///     ScriptBody(" size 80x60; tap 'A' at 1 ").text(["wait 2"])   // " size 80x60; wait 2 "
package struct ScriptBody {
  private let text: Substring
  private let commands: [(source: String, isStep: Bool)]

  /// - Parameter text: May have several lines, with what begins each line of their file, such as
  ///   the mark of a quote.
  package init(_ text: some StringProtocol) {
    self.text = Substring(text)
    commands = self.text.split(whereSeparator: \.isNewline).flatMap(ScriptText.pieces)
      .map { $0.drop { $0.isWhitespace || $0 == ">" } }
      .map { ($0.trimmingCharacters(in: .whitespaces), Self.isStep($0)) }
      .filter { !$0.0.isEmpty }
  }

  /// Whether something is done in it, besides what is said about the clip.
  package var hasSteps: Bool { commands.contains(where: \.isStep) }

  /// The text with other steps: one command a line where there were several lines, else all on one;
  /// nil where nothing is left to say.
  package func text(_ steps: [String]) -> String? {
    let all = commands.filter { !$0.isStep }.map(\.source) + steps
    if all.isEmpty { return nil }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.count > 1 else {
      let end = text.last?.isWhitespace == true ? " " : ""
      return " " + all.joined(separator: "; ") + end
    }
    func indent(_ line: Substring) -> Substring { line.prefix { $0.isWhitespace || $0 == ">" } }
    let separator = "\n" + indent(lines[1])
    let last = lines[lines.count - 1]
    let end = indent(last).count == last.count ? "\n" + last : " "
    return separator + all.joined(separator: separator) + end
  }

  private static func isStep(_ source: Substring) -> Bool {
    // What cannot be read is left to its author.
    guard let line = try? ScriptLine(source) else { return false }
    if case .duration = line.command { return true }
    return line.command.isStep
  }
}
