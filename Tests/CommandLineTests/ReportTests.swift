import Foundation
import TestSupport
import Testing

@testable import ShowreelCLI

/// What is made of `--json`'s lines for others, and annotations.
struct ReportTests {
  private static let lines = """
    {"clip":"A","frame":1,"kind":"progress","of":5}
    {"bytes":5000,"duration":1.5,"frameRate":"60","frames":90,"framesDrawn":9,"height":2,"kind":"clip","path":"a.mp4","seconds":1,"warnings":[],"width":2}
    {"column":9,"file":"docs/a.md","kind":"error","line":14,"message":"cannot find 'Txet' in scope"}
    {"clip":"Hero","kind":"warning","message":"50 % | less"}
    {"file":"docs/a.md","kind":"skip","line":3,"message":"not a view, skipped"}
    {"comparison":{"after":{"height":2,"width":2},"before":{"height":2,"width":2},"differing":3,"first":{"frame":12,"reason":"pixels","ssim":0.98,"time":0.2},"frames":30,"lowestSSIM":0.9},"file":"docs/a.md","isAccepted":false,"kind":"comparison","line":20,"path":"b c.mp4","picture":"differences/b c.png","state":"different","text":"it differs"}
    {"isAccepted":false,"kind":"comparison","path":"same.mp4","state":"equal","text":"the same"}
    not json

    """

  private func report(_ words: String...) async throws -> ProgramAnswer {
    let program = try Showreel()
    try program.write(Self.lines, to: "run.jsonl")
    return try await program.run(["report", "run.jsonl"] + words)
  }

  @Test func githubGetsAnnotations() async throws {
    let answer = try await report("--for", "github")
    #expect(answer.code == 0)
    #expect(
      answer.lines == [
        "::error file=docs/a.md,line=14,col=9::cannot find 'Txet' in scope",
        "::warning::Hero: 50 %25 | less",
        "::error file=docs/a.md,line=20::b c.mp4: it differs",
      ])
  }

  @Test func gitlabGetsACodeQualityReport() async throws {
    let answer = try await report("--for", "gitlab")
    struct Issue: Decodable {
      struct Location: Decodable {
        struct Lines: Decodable { let begin: Int }
        let path: String
        let lines: Lines
      }
      let description: String
      let check_name: String
      let fingerprint: String
      let severity: String
      let location: Location
    }
    let issues = try JSONDecoder().decode([Issue].self, from: Data(answer.output.utf8))
    #expect(issues.map(\.location.lines.begin) == [14, 20])
    #expect(issues.map(\.severity) == ["major", "major"])
    #expect(issues[0].location.path == "docs/a.md" && issues[0].check_name == "showreel-error")
    #expect(issues[1].description == "b c.mp4: it differs")
    #expect(Set(issues.map(\.fingerprint)).count == 2)
  }

  @Test func peopleGetATable() async throws {
    let text = try await report(
      "--for", "markdown", "--pictures", "https://example.com/raw/1/"
    ).output
    #expect(text.hasPrefix("## Showreel\n\n2 clips compared, 1 differs.\n"))
    #expect(text.contains("| b c.mp4 | docs/a.md:20 | it differs | 12 | 0.98 | 0.9 |\n"))
    #expect(
      text.contains(
        "![b c.mp4: before, after, difference](https://example.com/raw/1/differences/b%20c.png)\n"))
    #expect(text.contains("1 clip written.\n"))
    #expect(text.contains("| a.mp4 | 90 | 1.5 | 5000 |\n"))
    // What would end a cell is no end.
    #expect(text.contains("- **warning** Hero: 50 % \\| less\n"), "\(text)")
    #expect(try await report("--for", "markdown").output.contains("\ndifferences/b c.png\n"))
  }

  @Test func whatAClipIsWithoutIsMarked() async throws {
    let program = try Showreel()
    try program.write(
      """
      {"bytes":5,"duration":1,"frames":60,"kind":"clip","leftOut":["sheet","badge"],"path":"a.mp4"}
      {"clips":[{"leftOut":["hidden_"],"path":"b.mp4"},{"path":"c.mp4"}],"kind":"unchanged","paths":["b.mp4","c.mp4"]}
      {"clips":2,"failed":0,"kind":"summary"}

      """, to: "run.jsonl")
    let text = try await program.run(["report", "run.jsonl", "--for", "markdown"]).output
    #expect(text.contains("| a.mp4  without .sheet, .badge | 60 | 1 | 5 |\n"), "\(text)")
    #expect(
      text.contains("1 clip written, 2 unchanged.\n- b.mp4  without .hidden\\_\n"), "\(text)")
    #expect(!text.contains("c.mp4"))
  }

  @Test func whatIsNotThereIsSaid() async throws {
    let answer = try await Showreel().run(["report", "none", "--for", "github"])
    #expect(answer.code == 66)
    #expect(
      answer.errors == "error: Cannot read none: no such file or directory. "
        + "Name a file that --json was written to.\n")
  }

  /// A hole costs nobody anything, and whoever reads all of it their memory.
  @Test func noMoreIsReadThanAReportHas() async throws {
    let program = try Showreel()
    try program.write("", to: "run.jsonl")
    #expect(truncate(program.folder.appending(path: "run.jsonl").path, 1 << 40) == 0)
    let answer = try await program.run(["report", "run.jsonl", "--for", "github"])
    #expect(answer.code == 65)
    #expect(
      answer.errors == "error: run.jsonl is larger than 64 MB, which is no report of clips. "
        + "Name a file that --json was written to.\n")
  }

  /// A line that is cut off may have told of a failure.
  @Test func linesThatCannotBeReadAreCounted() async throws {
    let program = try Showreel()
    try program.write("{\"event\":\nCompiling\n{\"event\":\"finding\"}\n{]\n", to: "run.jsonl")
    let answer = try await program.run(["report", "run.jsonl", "--for", "markdown"])
    #expect(answer.code == 0)
    #expect(
      answer.errors == "warning: 2 of the lines of run.jsonl cannot be read and are left out.\n")
  }

  @Test func annotationsAreFromTheRepositorysRoot() {
    let here = FileManager.default.currentDirectoryPath
    let finding = Finding(.error, file: "a,b.md", line: 3, "no: 100 %\nnext")
    #expect(
      GitHubAnnotation(finding, root: nil).line
        == "::error file=a%2Cb.md,line=3::no: 100 %25%0Anext")
    let above = (here as NSString).deletingLastPathComponent
    let folder = (here as NSString).lastPathComponent
    #expect(
      GitHubAnnotation(finding, root: above).line
        == "::error file=\(folder)/a%2Cb.md,line=3::no: 100 %25%0Anext")
    #expect(GitHubAnnotation(finding, root: "/nowhere").line.hasPrefix("::error file=a%2Cb.md,"))
    #expect(
      GitHubAnnotation(Finding(.note, clip: "A", "b"), root: nil).line == "::notice::A: b")
  }

  @Test func commandsPrintAnnotationsThemselves() async throws {
    let program = try Showreel()
    try program.write("title: x\nvew: Circle()\n", to: "sub/bad.yaml")
    let answer = try await program.run(
      ["check", "sub/bad.yaml", "--github"],
      environment: ["GITHUB_WORKSPACE": program.folder.path])
    #expect(answer.code == 65 && answer.errors.isEmpty)
    #expect(
      answer.lines.last
        == "::error file=sub/bad.yaml,line=2,col=1::unknown key 'vew'. Did you mean 'view'?")
  }
}
