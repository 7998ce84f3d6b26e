import TestSupport
import Testing

@testable import Snippets

@Suite(.enabled(if: CompilerFixture.compiler != nil, "swiftc is not on the PATH"))
struct ModuleBuildTests {
  /// What becomes of each clip of a module: nothing, or its errors.
  private func outcome(
    _ files: [String: String], imports: [SourceModule] = [], isLenient: Bool = false,
    package: String? = nil, flags: [CompilationFlag] = []
  ) async throws -> [String: [String]] {
    let fixture = try await CompilerFixture.shared.value
    let compiler = fixture.compiler(
      sandbox: try await CompilerFixture.walls.value, isLenient: isLenient)
    var options = SnippetOptions()
    options.packages = ImportableModules(imports)
    var module = SourceModule(
      name: "Fancy", files: files.keys.sorted().map { Excerpt(file: $0, text: files[$0] ?? "") })
    (module.package, module.flags) = (package, flags)
    let plan = SnippetPlan(module: module, options: options)
    var outcome: [String: [String]] = [:]
    for clip in plan.clips {
      outcome[clip.name] = await Self.messages(of: clip, by: compiler)
    }
    return outcome
  }

  private static func messages(of clip: PlannedClip, by compiler: DemoCompiler) async -> [String] {
    do {
      return try await compiler.compile(clip).findings.map { "\($0)" }
    } catch {
      guard case .rejected(let diagnostics) = error else { return ["\(error)"] }
      return diagnostics.map { "\($0)" }
    }
  }

  private func view(_ name: String, _ body: String) -> String {
    "struct \(name): View { var body: some View { \(body) } }\n"
  }

  @Test func filesUseOneAnotherAndKeepWhatIsPrivate() async throws {
    let files = [
      "A.swift": "private struct Part: View { var body: some View { Text(title) } }\n"
        + "#Preview { Part() }\n",
      "B.swift":
        "let title = \"b\"\nprivate struct Part: View { var body: some View { Text(title) } }\n"
        + "#Preview { Part() }\npublic struct C { public init(_ date: Date = Date()) { } }\n"
        + "let d = Fancy.C()\n",
    ]
    #expect(try await outcome(files) == ["A": [], "B": []])
  }

  /// The compiler refuses an alias that is the name of what it compiles.
  @Test func aModuleThatIsImportedMayBeCalledDemo() async throws {
    let demo = SourceModule(
      name: "Demo", files: [Excerpt(file: "Title.swift", text: "public let title = \"d\"\n")])
    let files = ["A.swift": "import Demo\n#Preview { Text(Demo.title) }\n"]
    #expect(try await outcome(files, imports: [demo]) == ["A": []])
  }

  /// Each may find one more file that does not compile; those of one round are left out still.
  @Test func oneRoundBeginsAfterTheEnd() async throws {
    let fixture = try await CompilerFixture.shared.value
    let compiler = fixture.compiler(sandbox: try await CompilerFixture.walls.value)
    let plan = SnippetPlan(
      module: SourceModule(
        name: "Fancy",
        files: [
          Excerpt(file: "A.swift", text: "#Preview { Text(\"a\") }\n"),
          Excerpt(file: "B.swift", text: "#Preview { Txet(\"b\") }\n"),
        ]))
    let clips = plan.clips
    try #require(clips.count == 2)
    let module = try #require(clips[0].module)
    let late = await ModuleBuild(module, by: compiler, within: 0)
    #expect(throws: Never.self) { try late.demo(of: clips[0], in: module) }
    #expect(throws: CompileError.self) { try late.demo(of: clips[1], in: module) }
    let needing = SnippetPlan(
      module: SourceModule(
        name: "Fancier",
        files: [
          Excerpt(file: "A.swift", text: "#Preview { Text(\"a\") }\n"),
          Excerpt(file: "B.swift", text: view("B", "Txet(\"b\")")),
          Excerpt(file: "C.swift", text: "#Preview { B() }\n"),
        ]))
    let clip = try #require(needing.clips.first)
    let needed = try #require(clip.module)
    let later = await ModuleBuild(needed, by: compiler, within: 0)
    #expect(throws: CompileError.self) { try later.demo(of: clip, in: needed) }
  }

  @Test func aFileThatDoesNotCompileCostsItsOwnClipsAndThoseThatNeedIt() async throws {
    let files = [
      "A.swift": view("A", "Text(\"a\")") + "#Preview { A() }\n",
      "B.swift": view("B", "Txet(\"b\")") + "#Preview(\"B\") { B() }\n#Preview(\"B2\") { B() }\n",
      "C.swift": "#Preview { B() }\n",
    ]
    #expect(
      try await outcome(files) == [
        "A": [],
        "B": ["B.swift:1:40: error: cannot find 'Txet' in scope. Did you mean 'Text'?"],
        // Told once.
        "B2": ["B.swift:3: error: 'B2' is not made, for what is told of B.swift above"],
        "C": ["C.swift:1:12: error: 'B' is declared in B.swift, which does not compile"],
      ])
  }

  @Test func aModuleThatIsNotThereIsLeftOutWhereNothingOfItIsUsed() async throws {
    let files = [
      "A.swift": "#Preview { B() }\n",
      "B.swift": "import Lottie\n" + view("B", "Text(\"b\")") + "#Preview(\"B\") { B() }\n",
      "C.swift": "import Lottie\n" + view("C", "LottieView()") + "#Preview(\"C\") { C() }\n",
      "D.swift": "#Preview(\"D\") { C() }\n",
    ]
    #expect(
      try await outcome(files) == [
        "A": [],
        "B": [
          "B.swift:1:8: warning: There is no module 'Lottie', and nothing of it is used: it is left out."
        ],
        "C": ["C.swift:1:8: error: no such module 'Lottie'"],
        "D": ["D.swift:1:17: error: 'C' is declared in C.swift, which does not compile"],
      ])
  }

  @Test func aFileThatIsNotSwiftCostsThoseThatNeedItToo() async throws {
    let files = [
      "A.swift": "#Preview { Text(\"a\") }\n", "B.swift": "struct B: View {\n",
      "C.swift": "#Preview { B() }\n",
    ]
    #expect(
      try await outcome(files) == [
        "A": [], "C": ["C.swift:1:12: error: 'B' is declared in B.swift, which does not compile"],
      ])
  }

  @Test func whatIsWrongInAFileWithoutClipsIsToldForWhatNeedsIt() async throws {
    let files = [
      "A.swift": view("A", "B()") + "#Preview { A() }\n", "B.swift": view("B", "C()"),
      "C.swift": view("C", "Txet(\"c\")"),
    ]
    #expect(
      try await outcome(files) == [
        "A": [
          "C.swift:1:40: error: cannot find 'Txet' in scope. Did you mean 'Text'?",
          "B.swift:1:40: error: 'C' is declared in C.swift, which does not compile",
          "A.swift:1:40: error: 'B' is declared in B.swift, which does not compile",
        ]
      ])
  }

  @Test func aMistakeInAnImportedModuleCostsOnlyWhatNeedsIt() async throws {
    let base = SourceModule(
      name: "Base",
      files: [
        Excerpt(file: "Base/Good.swift", text: "public let good = \"g\"\n"),
        Excerpt(
          file: "Base/Old.swift", text: "public let old = \"o\"\nlet wrong: Int = \"w\"\n"),
      ])
    let files = [
      "A.swift": "import Base\n#Preview { Text(good) }\n",
      "B.swift": "import Base\n#Preview(\"B\") { Text(old) }\n#Preview(\"B2\") { Text(old) }\n",
    ]
    #expect(
      try await outcome(files, imports: [base]) == [
        "A": [],
        "B": [
          "Base/Old.swift:2:18: error: cannot convert value of type 'String' to specified type 'Int'",
          "B.swift:2:22: error: 'old' is declared in Base/Old.swift, which does not compile",
        ],
        "B2": ["B.swift:3: error: 'B2' is not made, for what is told of B.swift above"],
      ])
  }

  @Test func anImportedFileThatIsNotSwiftCostsOnlyWhatNeedsIt() async throws {
    let base = SourceModule(
      name: "Base",
      files: [
        Excerpt(file: "Base/Good.swift", text: "public let good = \"g\"\n"),
        Excerpt(
          file: "Base/Open.swift", text: "public struct Open {\n  public func f() {\n    f(\n  }\n"),
      ])
    let files = [
      "A.swift": "import Base\n#Preview { Text(good) }\n",
      "B.swift": "import Base\n#Preview(\"B\") { Text(\"\\(Open.self)\") }\n",
      "C.swift": "import Base\n#Preview(\"C\") { Text(\"\\(Open.self)\") }\n",
    ]
    let found = try await outcome(files, imports: [base])
    #expect(found["A"] == [])
    let errors = SwiftSource(base.files[1].text).syntaxErrors(in: base.files[1]).map { "\($0)" }
    #expect(!errors.isEmpty && errors.allSatisfy { $0.hasPrefix("Base/Open.swift:") })
    #expect(
      found["B"] == errors + [
        "B.swift:2:25: error: 'Open' is declared in Base/Open.swift, which does not compile"
      ])
    // The rest is told once.
    #expect(
      found["C"] == [
        "C.swift:2:25: error: 'Open' is declared in Base/Open.swift, which does not compile"
      ])
  }

  /// Not even an import of it fails.
  @Test func aModuleOfWhichNothingCompilesCostsOnlyWhatNeedsIt() async throws {
    let base = SourceModule(
      name: "Base", files: [Excerpt(file: "Base.swift", text: "public let old: Int = \"o\"\n")])
    let files = [
      "A.swift": "import Base\n#Preview { Text(\"a\") }\n",
      "B.swift": "import Base\n#Preview { Text(\"\\(old)\") }\n",
    ]
    let found = try await outcome(files, imports: [base])
    #expect(found["A"] == [])
    #expect(found["B"]?.count == 2, "\(found)")
  }

  @Test func whatIsWrongInFilesThatNoClipNeedsIsAWarningOnce() async throws {
    let base = SourceModule(
      name: "Base",
      files: [
        Excerpt(file: "Base/Good.swift", text: "public let good = \"g\"\n"),
        Excerpt(file: "Base/Open.swift", text: "public struct Open {\n"),
      ])
    let files = [
      "A.swift": "import Base\n#Preview { Text(good) }\n#Preview(\"A2\") { Text(good) }\n",
      "B.swift": view("B", "Txet(\"b\")"), "C.swift": view("C", "Color.qqqqqq"),
      "D.swift": "#Preview { C() }\n",
    ]
    let found = try await outcome(files, imports: [base])
    let warnings = [
      "Base/Open.swift:1:20: warning: expected '}' to close this '{' (no clip needs this file)",
      "B.swift:1:40: warning: cannot find 'Txet' in scope. Did you mean 'Text'? (no clip needs this file)",
    ]
    // Whoever asks first is told.
    #expect(found["A"] == warnings && found["A2"] == [], "\(found)")
    #expect(found["D"]?.count == 2, "\(found)")
    // What is wrong in other packages is nobody's matter here.
    var other = base
    other.package = "Other"
    let alone = ["A.swift": "import Base\n#Preview { Text(good) }\n"]
    #expect(try await outcome(alone, imports: [other]) == ["A": []])
  }

  @Test func aPageLosesOnlyTheClipsThatNeedWhatIsWrongInItsPackage() async throws {
    let fixture = try await CompilerFixture.shared.value
    let base = SourceModule(
      name: "Base",
      files: [
        Excerpt(
          file: "Base/Good.swift",
          text: "import SwiftUI\npublic struct Good: View {\n  public init() {}\n"
            + "  public var body: some View { Text(\"g\").supportedVolumeViewpoints(0.4) }\n}\n"),
        Excerpt(file: "Base/Old.swift", text: "public let old = \"o\"\nlet wrong: Int = \"w\"\n"),
        Excerpt(file: "Base/Open.swift", text: "public struct Open {\n"),
      ])
    func block(_ body: String) -> String { "```swift\nimport Base\n\(view("Demo", body))```\n\n" }
    let page =
      block("Good()") + block("Text(old)") + block("Text(old).bold()")
      + block("Text(\"\\(Open.self)\")")
    for isLenient in [true, false] {
      let compiler = fixture.compiler(
        sandbox: try await CompilerFixture.walls.value, isLenient: isLenient)
      var options = SnippetOptions()
      options.packages = ImportableModules([base])
      let plan = try SnippetPlan(page: page, at: "guide.md", options: options)
      #expect(plan.clips.count == 4 && plan.failures == [])
      var found: [[String]] = []
      for clip in plan.clips { found.append(await Self.messages(of: clip, by: compiler)) }
      let old = "'old' is declared in Base/Old.swift, which does not compile"
      let wrong =
        "Base/Old.swift:2:18: error: cannot convert value of type 'String' to specified type 'Int'"
      if isLenient {
        #expect(
          found[0] == [
            "Base/Good.swift:4:42: warning: '.supportedVolumeViewpoints' is left out, because Showreel does not "
              + "support it yet",
            wrong.replacing("error", with: "warning") + " (no clip needs this file)",
            "Base/Open.swift:1:20: warning: expected '}' to close this '{' (no clip needs this file)",
          ], "\(found[0])")
      } else {
        #expect(found[0].first?.hasPrefix("Base/Good.swift:4:42: error: ") == true, "\(found[0])")
        #expect(
          found[0].last
            == "guide.md:3:43: error: 'Good' is declared in Base/Good.swift, which does not compile"
        )
      }
      #expect(found[1].prefix(2) == [wrong, "guide.md:8:48: error: \(old)"], "\(found[1])")
      // Told once.
      #expect(found[2] == ["guide.md:13:48: error: \(old)"], "\(found[2])")
      #expect(found[3].first?.hasPrefix("Base/Open.swift:1:20: error: ") == true, "\(found[3])")
    }
  }

  /// A preview asks anew after each save, wherever its view has moved to.
  @Test func whoAsksAgainIsToldAgain() async throws {
    let fixture = try await CompilerFixture.shared.value
    let compiler = fixture.compiler(sandbox: try await CompilerFixture.walls.value)
    for lines in ["", "\n"] {
      let module = SourceModule(
        name: "Fancy",
        files: [
          Excerpt(file: "A.swift", text: lines + "#Preview { B() }\n"),
          Excerpt(file: "B.swift", text: view("B", "Txet(\"b\")")),
        ])
      let clip = try #require(SnippetPlan(module: module).clips.first)
      let told = await Self.messages(of: clip, by: compiler)
      #expect(told.first?.hasPrefix("B.swift:1:40: error: ") == true, "\(told)")
    }
  }

  @Test func modulesAreImportedAlsoByANameOfTheToolsOwn() async throws {
    let imports = [
      SourceModule(
        name: "Base", files: [Excerpt(file: "Base.swift", text: "public let base = \"b\"")]),
      SourceModule(
        name: "Motion",
        files: [Excerpt(file: "M.swift", text: "import Base\npublic let moved = Base.base")]),
      SourceModule(name: "Unused", files: [Excerpt(file: "U.swift", text: "wrong")]),
    ]
    let files = ["A.swift": "import Motion\n#Preview { Text(moved) }\n"]
    #expect(try await outcome(files, imports: imports) == ["A": []])
  }

  @Test func whatItsPackageDefinesAndSharesIsThere() async throws {
    var base = SourceModule(
      name: "Base",
      files: [
        Excerpt(
          file: "Base.swift",
          text: "#if BETA\npackage let shared = \"b\"\n#endif\npublic let open = \"o\"\n")
      ])
    base.package = "P"
    base.flags = [CompilationFlag(name: "BETA")]
    let files = [
      "A.swift":
        "import Base\n#if BETA\n#Preview { Text(shared) }\n#else\n#Preview { Txet() }\n#endif\n"
    ]
    let flags = [
      CompilationFlag(name: "BETA", platforms: ["iOS"]),
      CompilationFlag(name: "OLD", isForReleases: true),
    ]
    #expect(try await outcome(files, imports: [base], package: "P", flags: flags) == ["A": []])
    let stranger = try await outcome(files, imports: [base], package: "Q", flags: flags)["A"]
    #expect(stranger?.first?.contains("'shared'") == true, "\(stranger ?? [])")
    let beta = try await outcome(files, imports: [base], package: "P")["A"]
    #expect(beta?.first?.contains("'Txet'") == true, "\(beta ?? [])")
  }

  @Test func unsupportedModifiersAreLeftOutWhereThatIsAskedFor() async throws {
    let files = [
      "A.swift":
        "#Preview {\n  Text(\"ä\").supportedVolumeViewpoints(\n    0.4\n  ).bold().sheet { wrong }\n}\n"
    ]
    #expect(
      try await outcome(files, isLenient: true) == [
        "A": [
          "A.swift:2:13: warning: '.supportedVolumeViewpoints' is left out, because Showreel does not support it "
            + "yet",
          "A.swift:4:12: warning: '.sheet' is left out, because Showreel does not support it yet",
        ]
      ])
    let told = try await outcome(files)["A"]
    #expect(told?.contains { $0.contains("'supportedVolumeViewpoints' is SwiftUI API") } == true)
    // What is no name of SwiftUI's is a mistake.
    let mistake = try await outcome(
      ["A.swift": "#Preview { Text(\"a\").qqqqqq() }"], isLenient: true)
    #expect(
      mistake == ["A": ["A.swift:1:22: error: value of type 'Text' has no member 'qqqqqq'"]])
  }
}
