import Testing

@testable import Snippets

/// What names of pictures can be told from code that does not run.
@Suite struct PictureNamesTests {
  private func pieces(_ code: String) -> Set<[String]> {
    Set(PictureNames(in: SwiftSource(code)).patterns.map(\.pieces))
  }

  @Test(arguments: [
    (#"Image("cat")"#, [["cat"]]),
    (#"let all = ["cat", "img/dog.png"]"#, [["cat"], ["img/dog.png"]]),
    (#"Image("caf\u{e9}")"#, [["café"]]), (##"Image(#"a\b"#)"##, [["a\\b"]]),
    (#"Image("photo\(n)")"#, [["photo", ""]]),
    (#"Image("a\(n).\(kind("b"))")"#, [["a", ".", ""], ["b"]]),
    (#"Image("photo" + String(n))"#, [["photo", ""]]),
    (#"Image(kind + "-1.png")"#, [["", "-1.png"]]),
    (#"Image("a" + "b")"#, [["a", ""], ["", "b"]]),
    (#"Image(String(format: "photo%02d.png", n))"#, [["photo", ".png"]]),
    (
      "enum Animal: String { case cat, `default`; case dog = \"hund\" }",
      [["cat"], ["default"], ["hund"]]
    ),
  ])
  func namesAreRead(_ code: String, _ expected: [[String]]) {
    #expect(pieces(code) == Set(expected))
  }

  /// Else every demo that shows a number would see all pictures of its folder.
  @Test func aNameOfWhichNothingIsKnownIsNone() {
    #expect(pieces(#"Text("\(count)"); Text("(\(a), \(b))"); Text("")"#).isEmpty)
  }

  @Test(arguments: [
    (["photo", ""], "photo12", true), (["photo", ".png"], "photo1.png", true),
    (["photo", ".png"], "photo1.jpg", false), (["ab", "ba"], "aba", false),
    (["a", "b", "c"], "axbxc", true), (["a", "b", "c"], "acbx", false), (["cat"], "cat", true),
    (["cat"], "cats", false), (["", "x", ""], "x", true),
  ])
  func aPatternFits(_ pieces: [String], _ name: String, _ fits: Bool) {
    #expect(PicturePattern(pieces).fits(name) == fits)
  }

  @Test func anUnknownPlaceHoldsNoFolder() {
    #expect(
      PicturePattern(["a/b", "c/", ""]).components
        == [["a"], ["b", "c"], ["", ""]].map { PicturePattern($0) })
  }
}
