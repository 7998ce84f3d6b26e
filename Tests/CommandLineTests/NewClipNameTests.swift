import Testing

@testable import ShowreelCLI

@Suite struct NewClipNameTests {
  @Test(arguments: [
    ("Hero.swift", "HeroView"), ("hello world.swift", "HelloWorldView"), ("1.swift", "Clip1View"),
    ("é-.swift", "ClipView"), ("a\"}; b", "ABView"),
  ])
  func aViewsNameIsSwift(word: String, name: String) {
    #expect(NewClipName(word)?.viewName == name)
  }

  @Test func aFileIsAPresetUnlessItSaysOtherwise() {
    #expect(NewClipName("a/Hero")?.path == "a/Hero.yaml")
    #expect(NewClipName("a/Hero.swift")?.path == "a/Hero.swift")
    #expect(NewClipName("a/Hero.swift")?.title == "Hero")
  }
}
