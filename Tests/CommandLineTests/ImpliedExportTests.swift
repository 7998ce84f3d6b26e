import Testing

@testable import ShowreelCLI

/// A file to make a clip of is enough of a command line.
struct ImpliedExportTests {
  @Test(arguments: [
    "Demo.swift", "guide.md#Opening", "a/Hero.YAML", "TransitionMove",
  ])
  func aSourceIsExported(_ word: String) {
    let words = ImpliedExport.completing([word, "--fps", "30"], commands: ["export", "list"])
    #expect(words == ["export", word, "--fps", "30"])
  }

  @Test(arguments: [[], ["--help"], ["list", "Demo.swift"], ["exprt", "Demo.swift"], ["a.png"]])
  func otherWordsStayAsTheyAre(_ words: [String]) {
    #expect(ImpliedExport.completing(words, commands: ["export", "list"]) == words)
  }

  @Test func aFileThatIsNotThereIsToldOfAsAFile() async throws {
    let program = try Showreel()
    let (short, long) = try await (
      program.run(["Nothing.swift"]), program.run(["export", "Nothing.swift"])
    )
    #expect(short.errors.contains("Nothing.swift") && !short.errors.contains("command"))
    #expect(short.errors == long.errors && short.code == long.code && short.code != 0)
  }

  @Test func aPresetIsMade() async throws {
    let program = try Showreel()
    let answer = try await program.run(["TransitionMove", "--scale", "0.1", "--frames", "0-2"])
    #expect(answer.code == 0, "\(answer.errors)")
    #expect(program.files == ["TransitionMove.mp4"])
  }
}
