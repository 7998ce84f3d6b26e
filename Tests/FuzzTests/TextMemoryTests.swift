import Foundation
import TestSupport
import Testing

/// What is kept of a text for each thing in it does not grow with all the others. Of a text of one thing again and again,
/// tens of thousands of times, that would be gigabytes: `LimitTests` hold what the same costs in time.
@Suite(
  .timeLimit(.minutes(60)), .serialized,
  .enabled(if: BuiltProgram.named("showreel-fuzz") != nil, "showreel-fuzz was not built"))
struct TextMemoryTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    (
      "page", 300_000,
      [
        "<div>", "<div>\n", "a <b> `c`\n", "<style>a</style>\n", "# Title\n\n", "@Video(source: ",
        "> ", "<!-- showreel: tap -->", "![a](b.mp4) ",
      ]
    ),
    (
      "source", 50_000,
      ["struct A { let a = b + c }\n", "let a = (\n", "\"\\(", "// a\n", "#if A\n", "a.b().c\n"]
    ),
    ("script", 50_000, ["tap \"A\" at 1; ", "wait 1\n", "drag \"A\" by 1,1 via 2,2@0.1, "]),
    ("resource", 300_000, ["\"a\" = \"b\";\n", "{\"a\":", "<dict><key>a</key>", "/* a */"]),
  ])
  func aLongTextTakesLittleMemory(_ reader: String, _ bytes: Int, _ parts: [String]) async throws {
    let files = try parts.enumerated().map { index, part in
      try folder.write(String(repeating: part, count: bytes / part.utf8.count), to: "\(index)")
    }
    let program = BuiltProgram.named("showreel-fuzz")?.path ?? ""
    let answer = try await Process(
      program, ["read", reader] + files + ["--patience", "60"], in: Repository.folder
    ).answer(whileItRuns: nil)
    #expect(answer.code == 0 || answer.output.contains(", 0 crashes, "), "\(answer.errors)")
    let most = try #require(
      answer.output.firstMatch(of: #/, ([0-9]+) MB at most/#).flatMap { Int($0.output.1) },
      "\(answer.output) \(answer.errors)")
    #expect(most < 300, "\(reader): \(answer.output)")
  }
}
