import Foundation
import Testing

@testable import Snippets

/// Pages and sources that were written to stop the program.
// The limit is for hangs: a busy machine may keep a test waiting for the main actor.
@Suite(.timeLimit(.minutes(60)))
struct LimitTests {
  private func nested(_ open: String, _ close: String, _ count: Int) -> String {
    repeated(open, count) + repeated(close, count)
  }

  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static let tooDeep =
    "not read: it is nested too deep. Make functions or types of its parts"

  @Test func whatIsNestedTooDeepIsNotRead() {
    let texts = [
      nested("#if DEBUG\n", "#endif\n", 20_000), repeated("#if DEBUG\n", 20_000),
      "let a = " + nested("\"\\(", ")\"", 5000), "let a = " + repeated("(", 20_000),
      "let a = b" + repeated(".c", 20_000), "let a = b" + repeated("()", 20_000),
      repeated("if a {} else ", 5000), "let a: " + repeated("A -> ", 5000),
      repeated("a<", 250_000), repeated("a</*>}*/", 20_000),
    ]
    for text in texts {
      let plan = SnippetPlan(source: text, at: "a.swift")
      #expect(plan.failures.map(\.message) == [Self.tooDeep], "\(text.prefix(20))")
    }
  }

  /// The parser is not the same with every compiler: given no time, it takes too long over a large text.
  @Test func whatTakesTooLongToParseIsNotRead() {
    let text = repeated("struct A { let a = b + c }\n", 19_000)
    #expect(throws: RootError.notAProgram(.tooMuchWork)) {
      try SwiftSource(text, parsingTime: 0).root()
    }
    #expect(
      RootError.notAProgram(.tooMuchWork).description
        == "not read: Swift's parser takes too long to make sense of it. "
        + "Mend its mistakes, or split it")
  }

  @Test func codeOfTheLargestSizeHasTimeToBeParsed() {
    let text = repeated("struct A { let a = b + c }\n", 19_000)
    #expect(SwiftSource(text).survey.types.count == 19_000)
  }

  @Test func aChainOfProtocolsIsFollowedOnceForAllTypes() {
    let chain = (0..<5000).map { "protocol P\($0): P\($0 + 1) {}\n" }.joined()
    let types = (0..<5000).map { "struct S\($0): P0 {}\n" }.joined()
    let source = SwiftSource(chain + "protocol P5000: View {}\n" + types)
    #expect(source.viewNames.count == 5000)
  }

  @Test func whatSomebodyWouldWriteIsRead() {
    let body = nested("VStack { Group {", "} }", 20) + repeated(".opacity(1)", 200)
    let text = "struct A: View { var body: some View { \(body) } }"
    #expect(SnippetPlan(source: text, at: "a.swift").failures.isEmpty)
  }

  @Test func aConditionOfManyPartsIsReadFromLeftToRight() {
    let condition = String(repeating: "os(Linux) && ", count: 5000) + "os(iOS) || DEBUG"
    let text = "#if \(condition)\nstruct A: View { var body: some View { B() } }\n#endif"
    #expect(SwiftSource(text).viewNames == ["A"])
  }

  @Test func aSourceEndsSomewhere() {
    let text = String(repeating: "// a long comment\n", count: 40_000)
    #expect(
      SnippetPlan(source: text, at: "a.swift").failures.map(\.message)
        == ["not read: it has more than 512 kB. Split it"])
  }

  /// Four times as much takes about four times as long: what is read again from each on takes sixteen times.
  @Test(arguments: [
    "<div>", "<div>\n", "a <b> `c`\n", "<style>a</style>\n", "# Title\n\n", "@Video(source: ", "> ",
    "<!-- showreel: tap -->",
  ])
  func manyTagsHeadingsAndDirectivesAreReadInOnePass(part: String) throws {
    func cost(_ count: Int) throws -> Double {
      let page = repeated(part, count)
      return try (0..<2).map { _ in
        let start = Self.work
        _ = try SnippetPlan(page: page, at: "guide.md")
        return Self.work - start
      }.min() ?? 0
    }
    let (few, many) = (try cost(1250), try cost(5000))
    #expect(many < 10 * max(few, 0.005), "\(few) and \(many) s")
  }

  /// Seconds of a processor that this thread has had, which other threads take nothing from.
  private static var work: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test func aPageEndsSomewhere() {
    #expect(throws: PageError.larger(file: "guide.md", than: 2 << 20)) {
      try SnippetPlan(page: String(repeating: "a\n", count: 2 << 20), at: "guide.md")
    }
    #expect(throws: PageError.tooManyBlocks(1200, file: "guide.md", limit: 1000)) {
      try SnippetPlan(page: repeated("```swift\n```\n", 1200), at: "guide.md")
    }
  }

  @Test(arguments: [
    ("a/guide.md", "a/x.mp4"), ("é/guide.md", "é/x.mp4"), ("guide.md", "./x.mp4"),
    ("/guide.md", "//x.mp4"),
  ])
  func aPageInAFolderOfOneLetterMayNameItsSite(page: String, video: String) throws {
    let text = "```swift\nstruct A: View { var body: some View { Text(\"\") } }\n```\n![](/x.mp4)\n"
    #expect(try SnippetPlan(page: text, at: page).clips.map(\.outputs) == [[video]])
  }

  @Test(arguments: [
    ("a", ""), ("a/", ""), ("a/b", "a"), ("a//b/", "a"), ("/a", "/"), ("/", "/"), ("", ""),
    (".", ""),
  ])
  func everyPathHasAFolder(path: String, folder: String) {
    #expect(path.folderAbove == folder)
  }
}
