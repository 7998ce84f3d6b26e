import Foundation
import Testing
import TestSupport

@testable import ShowreelCLI

/// Options and commands are named by the command line alone: other modules do not know who calls them.
@Suite struct CommandLineWordsTests {
  /// What speaks to another program, which has options, too.
  private static let toBubblewrap = [
    "Snippets/Sandbox/Sandbox+CommandLine.swift", "Snippets/Sandbox/SandboxWalls.swift",
    "Snippets/Sandbox/KernelFacts.swift",
  ]

  /// Where a command line is written: the program's, and that of `swift package showreel`, which says
  /// what to type in its place.
  private static let commandLines = ["ShowreelCLI/", "ShowreelPlugin/"]

  private static let commands = ShowreelCommand.configuration.subcommands.compactMap {
    $0.configuration.commandName
  }

  /// `--fps`, `showreel list` and `play-demo`, in a text.
  private static func words(in text: String) -> [String] {
    let options = text.matches(of: #/--[a-z][a-z-]*/#).map { String($0.output) }
    let calls = text.matches(of: #/showreel ([a-z-]+)/#).filter {
      commands.contains(String($0.output.1))
    }
    // One that is a word of English means nothing without the program's name before it.
    let names = commands.filter { $0.contains("-") && text.contains($0) }
    return options + calls.map { String($0.output.0) } + names
  }

  /// Whether there may be any of them: most files have none, and are not parsed.
  private static func mayHaveWords(_ text: String) -> Bool {
    (["--", "showreel "] + commands.filter { $0.contains("-") }).contains { text.contains($0) }
  }

  /// What a comment tells users of a name: the reference page of SwiftUI and `list --api` print it.
  private static func notes(in source: String) -> [(line: Int, text: Substring)] {
    source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.contains("/// - Note:") }.map { ($0.offset + 1, $0.element) }
  }

  @Test func noTextOfAnotherModuleNamesThem() throws {
    let sources = Repository.folder.appending(path: "Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { file in
      file.hasSuffix(".swift") && !Self.commandLines.contains(where: file.hasPrefix)
        && !Self.toBubblewrap.contains(file)
    }
    #expect(Set(files.map { $0.prefix { $0 != "/" } }).count >= 10)
    for file in files.sorted() {
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      guard Self.mayHaveWords(text) else { continue }
      for literal in StringLiterals(in: text).all {
        let words = Self.words(in: literal.text)
        #expect(words == [], "Sources/\(file):\(literal.line)")
      }
      for note in Self.notes(in: text) {
        #expect(Self.words(in: String(note.text)) == [], "Sources/\(file):\(note.line)")
      }
    }
  }

  @Test(arguments: [
    (#"let a = "Use --fps 50.""#, ["--fps"]),
    (#"let a = "Run 'showreel list' or \(b + "--tap")""#, ["showreel list", "--tap"]),
    ("let a = \"\"\"\n  one\n  two --keyframe-interval\n  \"\"\"", ["--keyframe-interval"]),
    (#"let a = ["prove-clip", path]"#, ["prove-clip"]),
    (#"/// `--fps`, as a comment says, "--fps" too"#, []),
    (#"let a = "// showreel: tap 'Go' -- twice""#, []),
  ])
  func wordsAreFoundInTexts(_ source: String, _ found: [String]) {
    #expect(StringLiterals(in: source).all.flatMap { Self.words(in: $0.text) } == found)
  }
}
