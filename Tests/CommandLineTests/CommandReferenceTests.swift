import Foundation
import TestSupport
import Testing

@testable import ShowreelCLI

/// The pages that are made of the program's own tables.
struct CommandReferenceTests {
  @Test func thePageIsWhatTheProgramSays() throws {
    let page = Repository.folder.appending(path: "Documentation/commands.md")
    let made = try CommandReference().markdown
    try GoldenRecorder.keep(Data(made.utf8), in: page)
    #expect(
      try String(contentsOf: page, encoding: .utf8) == made,
      "run 'SHOWREEL_RECORD=1 swift test --filter CommandReferenceTests'")
  }

  @Test func everyCommandIsOnBothPages() async throws {
    let man = try await Showreel().run(["reference", "--for", "man"])
    let markdown = try await Showreel().run(["reference"])
    #expect(man.code == 0 && markdown.code == 0)
    let names = ShowreelCommand.configuration.subcommands.compactMap { command in
      let configuration = command.configuration
      return configuration.shouldDisplay ? configuration.commandName : nil
    }
    #expect(names.count > 12)
    for name in names {
      #expect(man.output.contains("\n.SS showreel \(name)\n"))
      #expect(markdown.output.contains("\n## showreel \(name)\n"))
    }
    for name in InnerCommand.allCases { #expect(!man.output.contains(name.rawValue)) }
    for (code, _) in ExitStatus.all { #expect(markdown.output.contains("\n| \(code) | ")) }
  }

  /// What a page for man may not have: lines that begin with a dot and are no macro.
  @Test func thePageForManHasNothingButMacrosAndText() throws {
    let known = ["TH", "SH", "SS", "TP", "PP", "B", "I", "nf", "fi", "sp"]
    for line in try CommandReference().man.split(separator: "\n") where line.hasPrefix(".") {
      #expect(known.contains(String(line.dropFirst().prefix { $0 != " " })), "\(line)")
    }
  }

  /// Of the sources' own variables.
  @Test func everyVariableIsInTheTable() throws {
    let sources = Repository.folder.appending(path: "Sources")
    var found: Set<String> = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    where file.hasSuffix(".swift") && !file.hasSuffix("EnvironmentVariables.swift") {
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      found.formUnion(text.matches(of: #/"(SHOWREEL_[A-Z_]*[A-Z])"/#).map { String($0.output.1) })
    }
    #expect(found.count >= 5)
    let listed = Set(EnvironmentVariables.all.map(\.name) + EnvironmentVariables.inner)
    #expect(found.subtracting(listed) == [])
  }

  @Test func theSchemaIsPrinted() async throws {
    let answer = try await Showreel().run(["schema"])
    #expect(answer.code == 0)
    let shipped = Repository.folder.appending(path: "Presets/preset.schema.json")
    #expect(try answer.output == String(contentsOf: shipped, encoding: .utf8))
    let program = try Showreel()
    #expect(try await program.run(["new", "Hero"]).code == 0)
    let preset = String(decoding: try program.data("Hero.yaml"), as: UTF8.self)
    #expect(preset.hasPrefix("# yaml-language-server: $schema=preset.schema.json\n"))
  }

  // MARK: completion

  @Test(arguments: ["bash", "zsh", "fish"])
  func shellsKnowDevicesFormatsAndCodecs(_ shell: String) async throws {
    let script = try await Showreel().run(["--generate-completion-script", shell])
    #expect(script.code == 0)
    for word in ["iphone15pro", "ipad13-landscape", "prores", "webp", "verify"] {
      #expect(script.output.contains(word), "\(word)")
    }
    for command in InnerCommand.allCases { #expect(!script.output.contains(command.rawValue)) }
  }

  /// As the shell asks for it.
  @Test func shellsAskForPresetsAndFiles() async throws {
    let program = try Showreel()
    try program.write("", to: "Tra.swift")
    try program.write("", to: "Tra.txt")
    try program.write("", to: "Trade/a.md")
    func words(_ prefix: String) async throws -> [String] {
      try await program.run(
        [
          "---completion", "export", "--", "positional@0", "2", "\(prefix.count)", "showreel",
          "export", prefix,
        ],
        environment: ["SAP_SHELL": "bash"]
      ).lines
    }
    #expect(
      try await words("Tra").filter { !$0.hasPrefix("Transition") } == ["Tra.swift", "Trade/"])
    #expect(try await words("Tra").contains("TransitionMove"))
    #expect(try await words("Trade/") == ["Trade/a.md"])
  }

  @Test(arguments: ["gallery", "plot", "snippet", "filmstrip", "preview", "check", "verify"])
  func everyCommandThatTakesClipsKnowsPresets(_ command: String) async throws {
    let program = try Showreel()
    try program.write("", to: "Tra.mp4")
    let words = try await program.run(
      ["---completion", command, "--", "positional@0", "2", "3", "showreel", command, "Tra"],
      environment: ["SAP_SHELL": "bash"]
    ).lines
    #expect(words.contains("TransitionMove"))
    #expect(words.contains("Tra.mp4") == (command == "snippet"))
  }

  @Test(arguments: [
    ("plan", ["Tra.swift"]), ("run", ["Tra.json"]), ("finish", ["Tra.json"]),
    ("submit", ["Tra.json"]), ("compare", ["Tra.mp4"]), ("report", ["Tra.json"]), ("cache", []),
  ])
  func everyCommandKnowsItsFiles(_ command: String, _ files: [String]) async throws {
    let program = try Showreel()
    for ending in ["swift", "json", "mp4"] { try program.write("", to: "Tra." + ending) }
    try program.write("", to: "Trade/a")
    let words = try await program.run(
      ["---completion", command, "--", "positional@0", "2", "3", "showreel", command, "Tra"],
      environment: ["SAP_SHELL": "bash"]
    ).lines
    #expect(words.filter { !$0.hasPrefix("Transition") } == files + ["Trade/"])
  }

  @Test func shellsAskForLooks() async throws {
    let program = try Showreel()
    try program.write("", to: "ours.yaml")
    func looks(_ prefix: String) async throws -> [String] {
      try await program.run(
        [
          "---completion", "export", "--", "--look", "3", "\(prefix.count)", "showreel", "export",
          "--look", prefix,
        ], environment: ["SAP_SHELL": "bash"]
      ).lines
    }
    #expect(try await looks("so") == ["social"])
    #expect(try await looks("o") == ["ours.yaml"])
  }

  // MARK: terminals

  @Test func wordsHaveColorsOnTerminalsThatWantThem() async throws {
    let program = try Showreel()
    try program.write("title: x\nvew: Circle()\n", to: "bad.yaml")
    let words = ["check", "bad.yaml"]
    let plain = "bad.yaml:2:1: error: unknown key 'vew'."
    let colored = "bad.yaml:2:1: \u{1B}[1;31merror: \u{1B}[0munknown key 'vew'."
    let usual = ["TERM": "xterm", "NO_COLOR": ""]
    let terminal = try await program.run(words, environment: usual, onTerminal: true)
    #expect(terminal.output.contains(colored), "\(terminal.output)")
    for other in [["TERM": "xterm", "NO_COLOR": "1"], ["TERM": "dumb", "NO_COLOR": ""]] {
      let answer = try await program.run(words, environment: other, onTerminal: true)
      #expect(answer.output.contains(plain), "\(answer.output)")
    }
    #expect(try await program.run(words, environment: usual).errors.contains(plain))
  }

  @Test func pathsAreFromWhereTheUserStands() async throws {
    let program = try Showreel()
    try program.write("vew: Circle()\n", to: "sub/bad.yaml")
    let answer = try await program.run(["check", program.folder.path + "/sub/bad.yaml"])
    #expect(answer.errors.hasPrefix("sub/bad.yaml:1:1: error: "), "\(answer.errors)")
  }

  @Test func theSameWarningIsToldOnce() {
    let told = ToldWarnings()
    let news = ["a", "b", "a", "a"].map(told.isNew)
    #expect(news == [true, true, false, false])
    #expect(told.takeRepeated() == ["2 more warnings say the same: a"])
    #expect(told.takeRepeated() == [])
    #expect(told.isNew("a"))
  }
}
