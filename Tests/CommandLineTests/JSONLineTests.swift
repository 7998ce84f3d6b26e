import Foundation
import TestSupport
import Testing

@testable import ShowreelCLI

/// Every line of `--json` is held to Documentation/json.schema.json, and that to its document.
struct JSONLineTests {
  private static let documents = Repository.folder.appending(path: "Documentation")

  private static func schema() throws -> JSONSchema {
    try JSONSchema(
      String(contentsOf: documents.appending(path: "json.schema.json"), encoding: .utf8))
  }

  /// Runs a command with `--json`, and says what does not fit the schema.
  ///
  /// - Returns: The kinds of its lines.
  private func kinds(
    _ program: Showreel, _ words: [String], code: Int32 = 0, environment: [String: String] = [:],
    _ location: SourceLocation = #_sourceLocation
  ) async throws -> Set<String> {
    let schema = try Self.schema()
    let answer = try await program.run(words + ["--json"], environment: environment)
    #expect(answer.code == code, "\(words): \(answer.errors)", sourceLocation: location)
    // What would be told in words is among the lines.
    #expect(answer.errors.isEmpty, "\(words): \(answer.errors)", sourceLocation: location)
    var kinds: Set<String> = []
    for line in answer.lines {
      let problems = try schema.problems(inJSON: line)
      #expect(problems == [], "\(line)", sourceLocation: location)
      if let kind = line.firstMatch(of: #/"kind":"(\w+)"/#) { kinds.insert(String(kind.output.1)) }
    }
    return kinds
  }

  /// All of a `watch`'s first pass, and of the next one, which a save begins.
  private func watched(_ program: Showreel) async throws -> Set<String> {
    let news = program.folder.appending(path: "news.jsonl")
    let page = program.folder.appending(path: "page.md")
    let schema = try Self.schema()
    let words = Showreel.brief.joined(separator: " ")
    let answer = try await program.run(
      shell: "exec \"$SHOWREEL\" watch page.md --json \(words) > news.jsonl"
    ) { process in
      func waits(_ count: Int) {
        process.blocks {
          let text = (try? String(contentsOf: news, encoding: .utf8)) ?? ""
          return text.components(separatedBy: #""state":"waiting""#).count > count
        }
      }
      waits(1)
      try? Data((Self.page + "\n![](second.mp4)\n").utf8).write(to: page)
      waits(2)
      kill(process.processIdentifier, SIGINT)
    }
    #expect(answer.code == 0 && answer.errors.isEmpty, "\(answer.errors)")
    let lines = try String(contentsOf: news, encoding: .utf8).split(separator: "\n").map(
      String.init)
    for line in lines { #expect(try schema.problems(inJSON: line) == [], "\(line)") }
    let kinds = lines.compactMap { $0.firstMatch(of: #/"kind":"(\w+)"/#) }.map {
      String($0.output.1)
    }
    #expect(kinds.count(where: { $0 == "watch" }) >= 4 && kinds.contains("error"), "\(kinds)")
    return Set(kinds)
  }

  private static let page = """
    # Page
    <!-- showreel: tap Toggle at 0.1 -->
    ```swift
    struct Demo: View {
      @State private var isOn = false
      var body: some View {
        let unused = 1
        Button("Toggle") { withAnimation { isOn.toggle() } }.offset(x: isOn ? 5 : 0)
      }
    }
    ```
    ![](page.mp4)

    ```swift
    .transition(.slide)
    ```

    ```swift
    struct Wrong: View { var body: some View { Txet("a") } }
    ```
    ![](wrong.mp4)
    ![](https://example.com/other.mp4)
    """

  @Test func everyKindFitsTheSchema() async throws {
    let program = try Showreel()
    try program.write(Self.page, to: "page.md")
    try program.write("title: x\nvew: Circle()\n", to: "bad.yaml")
    let brief = Showreel.brief
    var found: Set<String> = []
    found.formUnion(try await kinds(program, ["export", "page.md", "--poster"] + brief, code: 1))
    #expect(
      found.isSuperset(of: ["clip", "picture", "error", "warning", "note", "skip", "summary"]),
      "\(found)")
    found.formUnion(try await kinds(program, ["export", "page.md"] + brief, code: 1))
    found.formUnion(try await kinds(program, ["export", "TransitionMove"] + brief))
    found.formUnion(try await kinds(program, ["verify", "TransitionMove"] + brief))
    try Data("x".utf8).write(to: program.folder.appending(path: "a.mp4"))
    found.formUnion(
      try await kinds(program, ["compare", "TransitionMove.mp4", "page.mp4"], code: 1))
    found.formUnion(try await kinds(program, ["compare", "a.mp4", "page.mp4"], code: 66))
    found.formUnion(try await kinds(program, ["check", "page.md"] + brief, code: 1))
    found.formUnion(try await kinds(program, ["check", "page.md", "--no-compile"]))
    found.formUnion(try await kinds(program, ["check", "TransitionMove"] + brief))
    found.formUnion(try await kinds(program, ["check", "bad.yaml", "nope.swift"], code: 66))
    found.formUnion(try await watched(program))
    found.formUnion(try await kinds(program, ["plot", "TransitionMove"] + Showreel.small))
    found.formUnion(try await kinds(program, ["snippet", "TransitionMove.mp4", "--for", "html"]))
    found.formUnion(try await kinds(program, ["gallery", "TransitionMove", "-o", "g/"] + brief))
    for what in [[], ["--api"], ["--devices"], ["--formats"], ["--presets-vocabulary"]] {
      found.formUnion(try await kinds(program, ["list"] + what))
    }
    found.formUnion(
      try await kinds(program, ["plan", "TransitionMove", "-o", "plan.json"] + brief))
    found.formUnion(try await kinds(program, ["run", "plan.json", "--task", "0"]))
    #expect(found.contains("task"))
    let finished = try await kinds(program, ["finish", "plan.json"])
    #expect(finished == ["clip"])
    #expect(
      try await kinds(
        program, ["filmstrip", "TransitionMove", "page.md"] + Showreel.small, code: 1
      )
      .contains("picture"))
    try FileManager.default.createDirectory(
      at: program.folder.appending(path: "kept"), withIntermediateDirectories: false)
    found.formUnion(try await kinds(program, ["cache", "kept"]))
    let slurm = try SubmitTests.slurm(in: program)
    let submit = ["submit", "plan.json", "--slurm"]
    found.formUnion(try await kinds(program, submit, environment: slurm))
    #expect(try await kinds(program, submit + ["--write-only"]) == ["submission"])
    let pods = ["submit", "plan.json", "--kubernetes", "--image", "a", "--claim", "b"]
    #expect(try await kinds(program, pods) == ["submission"])
    let doctor = try await program.run(["doctor", "--json"])
    for line in doctor.lines {
      #expect(try Self.schema().problems(inJSON: line) == [], "\(line)")
      found.insert("health")
    }
    #expect(Set(JSONKind.allCases.map(\.rawValue)).subtracting(found) == [])
  }

  /// The parser's words, too.
  @Test func aCommandLineThatMakesNoSenseIsALineToo() async throws {
    let program = try Showreel()
    let kinds = try await kinds(program, ["export", "TransitionMove", "--scale", "99"], code: 64)
    #expect(kinds == ["error"])
    let answer = try await program.run(["exprt", "--json"])
    #expect(
      answer.output
        == #"{"kind":"error","message":"There is no command 'exprt'. Did you mean 'export'?"}"#
        + "\n")
  }

  @Test func errorsHaveTheirPlaces() async throws {
    let program = try Showreel()
    try program.write("title: x\nvew: Circle()\n", to: "bad.yaml")
    try program.write("struct A: View { var body: some View { Txet(\"a\") } }", to: "a.swift")
    let preset = try await program.run(["check", "bad.yaml", "--json"])
    #expect(
      preset.lines.last == #"{"column":1,"file":"bad.yaml","kind":"error","line":2,"#
        + #""message":"unknown key 'vew'. Did you mean 'view'?"}"#)
    for command in ["check", "export"] {
      let code = try await program.run([command, "a.swift", "--json"])
      #expect(code.code == 65)
      #expect(
        code.output == #"{"column":40,"file":"a.swift","kind":"error","line":1,"#
          + #""message":"cannot find 'Txet' in scope. Did you mean 'Text'?"}"# + "\n",
        "\(code.output)")
    }
  }

  @Test func theSchemaHasEveryKind() throws {
    let definitions = try #require(Self.schema().root["definitions"] as? [String: [String: Any]])
    #expect(Set(definitions.keys) == Set(JSONKind.allCases.map(\.rawValue)))
    #expect(try Self.schema().problems(inJSON: #"{"kind":"note"}"#) != [])
    #expect(try Self.schema().problems(inJSON: #"{"kind":"note","message":"a"}"#) == [])
    #expect(try Self.schema().problems(inJSON: #"{"kind":"note","message":"a","x":1}"#) != [])
    #expect(try Self.schema().problems(inJSON: #"{"kind":"other","message":"a"}"#) != [])
  }

  @Test func theDocumentHasEveryKindAndKey() throws {
    let text = try String(
      contentsOf: Self.documents.appending(path: "json.md"), encoding: .utf8)
    let sections = text.components(separatedBy: "\n## ").dropFirst()
    let definitions = try #require(Self.schema().root["definitions"] as? [String: [String: Any]])
    #expect(sections.count == definitions.count)
    for section in sections {
      let kind = String(section.prefix { $0 != "\n" })
      let keys = try #require(definitions[kind]?["properties"] as? [String: Any], "\(kind)").keys
      let documented = section.matches(of: #/(?m)^\| `(\w+)` \|/#).map { String($0.output.1) }
      #expect(Set(documented) == Set(keys).subtracting(["kind"]), "\(kind)")
    }
  }
}
