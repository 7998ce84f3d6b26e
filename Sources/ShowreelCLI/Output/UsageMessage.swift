import Foundation
import Wording

/// What is said of a command line that makes no sense, after the parser's own words.
struct UsageMessage {
  /// What is wrong and what helps.
  let problem: String
  /// How the command is used.
  let usage: String

  /// - Parameters:
  ///   - full: All that the parser would print: `Error: ` what is wrong, then how the command is used.
  ///   - command: The first word of the command line, if it is none of the commands.
  ///   - commands: Names of commands, of which one may have been meant.
  ///   - options: Those of the command, as they are typed.
  init(
    _ full: String, unknown command: String?, commands: [String], options: [String] = []
  ) {
    let text = full.hasPrefix(Self.prefix) ? String(full.dropFirst(Self.prefix.count)) : full
    let end = text.range(of: "\nUsage: ")?.lowerBound ?? text.endIndex
    // What is wrong with its options is nobody's question then.
    problem =
      command.map { command in
        "There is no command '\(command)'. "
          + (NearestWord.to(command, among: commands).map { "Did you mean '\($0)'?" }
            ?? "Commands: \(commands.joined(separator: ", ")).")
      } ?? Self.suggesting(options, in: String(text[..<end]))
    usage = end < text.endIndex ? String(text[text.index(after: end)...]) : ""
  }

  /// The parser's own suggestion takes letters that changed places for two mistakes: `--fps` for `--tpa`.
  private static func suggesting(_ options: [String], in problem: String) -> String {
    guard let match = problem.firstMatch(of: #/^Unknown option '(--[^']+)'/#),
      let nearest = NearestWord.to(String(match.1), among: options)
    else { return problem }
    return match.0 + ". Did you mean '\(nearest)'?"
  }

  private static let prefix = "Error: "
}
