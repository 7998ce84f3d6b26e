import Testing

@testable import ShowreelCLI

@Suite struct NewClipNameTests {
  @Test(arguments: [
    ("Hero.swift", "HeroView"), ("hello world.swift", "HelloWorldView"), ("1.swift", "Clip1View"),
    ("é-.swift", "ClipView"), ("a\"}; b", "ABView"),
  ])
  func aViewsNameIsSwift(word: String, name: String) throws {
    #expect(try NewClipName(word).viewName == name)
  }

  @Test func aFileIsAPresetUnlessItSaysOtherwise() throws {
    #expect(try NewClipName("a/Hero").path == "a/Hero.yaml")
    #expect(try NewClipName("a/Hero.swift").path == "a/Hero.swift")
    #expect(try NewClipName("a/Hero.swift").title == "Hero")
  }

  @Test(arguments: [
    ("\u{FEFF}", "\\u{FEFF}"), ("\u{200B}\u{2060}.swift", "\\u{200B}\\u{2060}.swift"),
    ("  ", "  "), ("a/\u{A0}", "a/\\u{A0}"), (" .yaml", " .yaml"), ("\u{3164}", "\\u{3164}"),
    ("\u{2800}", "\\u{2800}"), ("\u{E0041}", "\\u{E0041}"),
  ])
  func aNameCanBeSeen(word: String, shown: String) {
    let problem = #expect(throws: NewClipName.Problem.self) { try NewClipName(word) }
    #expect(
      problem.map(NewCommand.text)
        == "'\(shown)' has no character that can be seen, and nobody would find the file again. "
        + "Choose a name such as Hero.")
  }

  @Test(arguments: ["\u{FEFF}a", "é", "👩‍👩‍👧", "日本", "e\u{301}", "-", "\u{10FFE9}"])
  func whatIsSeenIsEnough(word: String) throws {
    #expect(try NewClipName(word).path == word + ".yaml")
  }

  @Test func aDotThatIsJoinedHidesAFileToo() {
    #expect(throws: NewClipName.Problem.noName(".\u{200D}a")) { try NewClipName(".\u{200D}a") }
  }
}
