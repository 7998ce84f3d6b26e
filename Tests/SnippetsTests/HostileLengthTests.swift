import Foundation
import Testing

@testable import Snippets

/// What is looked through again from each place on stops the program when somebody makes it long: each of these took from
/// a minute to hours.
@Suite(.timeLimit(.minutes(10)))
struct HostileLengthTests {
  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test func spacesBeforeADevicesNameAreReadOnce() {
    let text =
      "struct A: View { var body: some View { Text(\"x\") } }\n"
      + "struct P: PreviewProvider { static var previews: some View { A().previewDevice("
      + repeated(" ", 100_000) + ") } }"
    #expect(SnippetPlan(source: text, at: "a.swift").clips.count == 1)
  }

  @Test func namesThatNothingDeclaresAreNotLookedUp() throws {
    let names = (0..<40_000).map { "a\($0)" }.joined(separator: ",")
    let source = SwiftSource("#if false\nlet s = [\(names)]\n#endif")
    let page = PageDeclarations(
      [[], SwiftSource("struct Card {}\nstruct a7 { let b: Card }").declarations(in: nil)],
      around: 0)
    #expect(page.candidates(for: source).map(\.names) == [["a7"], ["Card"]])
  }

  /// What the nearest block declares together with a name of the code's own cannot come along.
  @Test func anotherBlockDeclaresWhatTheNearestCannot() {
    let blocks = ["var a = 1, b = 2", "var a = 3", ""].map {
      SwiftSource($0).declarations(in: nil)
    }
    let page = PageDeclarations(blocks.reversed(), around: 0)
    #expect(page.candidates(for: SwiftSource("let c = a")).map(\.names) == [["a"]])
    let far = PageDeclarations([blocks[1], blocks[0], []], around: 2)
    #expect(far.candidates(for: SwiftSource("let b = a")).map(\.names) == [["a"]])
  }

  /// Each file was looked through all of them for what takes a thread.
  @Test func aModuleIsLookedThroughOnceForItsTasks() {
    let code = "func a() async {}\n// " + repeated("a", 2_000)
    let source = SwiftSource(code)
    let files = (0..<2_000).map { number in
      DemoSource(
        Excerpt(file: "\(number).swift", text: code), source: source, entries: [],
        isOfModule: true)
    }
    #expect(ModuleSources(name: nil, files: files).texts.count == 2_001)
  }

  /// As many as there are names.
  @Test func declarationsAreFoundByTheirNames() {
    let code = (0..<10_000).map { "struct A\($0) { let b: A\($0 + 1) }\n" }.joined()
    let page = PageDeclarations([[], SwiftSource(code).declarations(in: nil)], around: 0)
    #expect(page.candidates(for: SwiftSource("let a: A0")).count == 10_000)
  }

  @Test(arguments: ["+", ","]) func textsAreReadOnce(_ sign: String) {
    let source = SwiftSource("let s = [" + repeated("\"a\"\(sign)", 40_000) + "\"b\"]")
    #expect(
      PictureNames(in: source).patterns.contains(PicturePattern(sign == "+" ? ["", "b"] : ["b"])))
  }

  @Test func aLinkThatIsNamedManyTimesIsNotCopied() {
    let long = repeated("x", 50_000)
    for definition in [
      "[A  b]: \(long)", "> [a b]: /x '\(repeated("x\n", 25_000))'", "[a b]:\n\(long)",
    ] {
      let page = definition + "\n\n" + repeated("![a b] ", 5000)
      #expect(throws: PageError.tooMuchWork(file: "a.md"), "\(definition.prefix(9))") {
        try MarkdownPage(text: page, file: "a.md")
      }
    }
    // As changelogs have them.
    let issues = (0..<5000).map { "[#\($0)]: https://example.com/issues/\($0) \"Issue \($0)\"\n" }
    let named = (0..<5000).map { "- Mended [#\($0)]\n" }
    #expect(throws: Never.self) {
      try MarkdownPage(text: (named + ["\n"] + issues).joined(), file: "a.md")
    }
    // As editors write pictures into pages.
    let pictures = (0..<40).map { "[p\($0)]: <data:image/png;base64,\(repeated("x", 20_000))>\n" }
    let shown = (0..<40).map { "![picture][p\($0)] and [a link](b.md)\n\n" }
    #expect(throws: Never.self) {
      try MarkdownPage(text: (shown + pictures).joined(), file: "a.md")
    }
  }

  /// Each was a call inside the one before it.
  @Test func aLineOpensSoManyDirectives() throws {
    let page = repeated("@A{", 100_000) + "\n\n```swift\nlet a = 1\n```\n"
    #expect(try MarkdownPage(text: page, file: "a.md").blocks.count == 1)
  }

  /// The end of each was looked for behind all of the others.
  @Test func aVideosArgumentsEndBeforeTheNext() {
    let found = VideoReference.directives(
      in: repeated("@Video(", 200_000) + "source: a) @Video @Video(source: \"b\")", line: 1)
    #expect(found.map(\.path) == ["a.mp4", "b.mp4"])
  }

  /// Line after line, each with all before it, was read again for each that looks like a directive.
  @Test func aDirectivesArgumentsHaveAnEnd() {
    func directives(_ length: Int) -> [TutorialDirective] {
      TutorialText("@Image(source: a,\n  alt: \"\(repeated("x", length))\"\n)").directives
    }
    #expect(directives(9_000).map { $0.arguments["alt"]?.count } == [9_000])
    #expect(directives(10_000).isEmpty)
    let lines = repeated(repeated("@A(\n", 19) + repeated("x", 9_000) + "\n", 50)
    #expect(TutorialText(lines).directives.isEmpty)
  }

  /// The parser is another one on another system: given no time, it takes too long over what nothing closes.
  @Test func aPageThatTakesTooLongIsNotRead() {
    #expect(throws: PageError.tooMuchWork(file: "a.md")) {
      try MarkdownPage(text: repeated("a <? ", 20_000), file: "a.md", parsingTime: 0)
    }
  }

  /// Foundation makes each part anew for each time that it is named.
  @Test func formsInBinaryAreNotRead() throws {
    let table = ["a": ["NSStringLocalizedFormatKey": "b"]]
    func data(_ format: PropertyListSerialization.PropertyListFormat) throws -> Data {
      try PropertyListSerialization.data(fromPropertyList: table, format: format, options: 0)
    }
    #expect(try PluralTable.entries(of: data(.xml))?.keys.sorted() == ["a"])
    #expect(try PluralTable.entries(of: data(.binary)) == nil)
  }
}
