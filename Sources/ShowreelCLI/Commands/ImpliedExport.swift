import Foundation

/// A command line that names a clip's source and no command: `showreel Demo.swift` exports it.
enum ImpliedExport {
  /// - Parameters:
  ///   - words: Of the command line, after the program's name.
  ///   - commands: All names of commands.
  /// - Returns: The words, after `export` where that is what they mean.
  static func completing(_ words: [String], commands: [String]) -> [String] {
    guard let first = words.first, !first.hasPrefix("-"), !commands.contains(first),
      isMeant(by: first)
    else { return words }
    return [ExportCommand.configuration.commandName ?? "export"] + words
  }

  /// A file that is not there is meant as well: it is told of as a file then, and not as a command.
  private static func isMeant(by word: String) -> Bool {
    ClipSource.hasEnding(word) || (try? ClipSource(word)) != nil
  }
}
