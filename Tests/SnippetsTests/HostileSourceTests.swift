import Testing

@testable import Snippets

/// What is made up of a stranger's source before it is compiled.
@Suite(.timeLimit(.minutes(10)))
struct HostileSourceTests {
  /// Of three types with some hundred properties each comes a text of megabytes, of some thousand none that has an end.
  @Test(arguments: [20, 90, 2_000]) func aValueIsNotMadeOfValuesWithoutAnEnd(_ count: Int) throws {
    func properties(of type: String) -> String {
      (0..<count).map { "let a\($0): \(type)\n" }.joined()
    }
    let source = SwiftSource(
      """
      struct A: View { let b: B; var body: some View { Text("") } }
      struct B { \(properties(of: "C")) }
      struct C { \(properties(of: "Int")) }
      """)
    let root = try? source.root(guesses: true)
    #expect((root == nil) == (count > 20))
    if root == nil {
      #expect(throws: RootError.needsArguments(view: "A", line: 1, arguments: ["b"])) {
        try source.root(guesses: true)
      }
    }
  }

  /// For each, all were looked through.
  @Test func typesAreFoundByTheirNames() throws {
    let count = 3_000
    let models = (0..<count).map { "struct M\($0) { struct N\($0) { let a: Int } }\n" }
    let views = (0..<count).map {
      "struct V\($0): View { let a: M\($0); let b: N\($0); let c: P; var body: some View { T() } }\n"
    }
    let source = SwiftSource((models + views + ["protocol P {}"]).joined())
    #expect(throws: RootError.self) { try source.root(guesses: true) }
    let index = source.survey.index
    #expect(index.type(meantBy: "N7")?.name == "M7.N7" && index.type(named: "N7") == nil)
    #expect(index.has("N7") && !index.has("O7") && index.type(meantBy: "O7") == nil)
  }

  /// For each, all were looked through, and more than once.
  @Test func whatModifiersAreMadeOfIsFoundOnce() {
    let count = 18_000
    let made = "struct B:ViewModifier{let a=A7(),b=B.c}\n"
    let source = SwiftSource((0..<count).map { "struct A\($0):ViewModifier{}\n" }.joined() + made)
    let names = source.survey.modifiers.map(\.name)
    #expect(names.count == count + 1 && names.first == "A7" && names.last == "B")
  }

  /// For each type around one, it was walked again.
  @Test func namesAreThoseOfAllThatIsInAType() throws {
    let source = SwiftSource(
      """
      struct A { let a = b(); struct C { let d = e(); struct F { let g = h() } }; struct I { let j = k() } }
      struct L { let m = n() }
      extension A { struct O { let p = q() } }
      """)
    let uses = source.survey.types.reduce(into: [:]) { $0[$1.name] = $1.uses }
    #expect(
      uses == [
        "A": ["b", "e", "h", "k", "q"], "A.C": ["e", "h"], "A.C.F": ["h"], "A.I": ["k"],
        "L": ["n"], "A.O": ["q"],
      ])
  }

  /// To read one, all of the tree around it was made anew.
  @Test(.timeLimit(.minutes(10))) func initialisersAreReadOnce() throws {
    let initialisers = String(repeating: "init(a:Int=1,b:Int){}\n", count: 20_000)
    let source = SwiftSource("struct A: View {\n\(initialisers)}")
    let type = try #require(source.survey.types.first)
    #expect(type.missingArguments == ["b"] && type.hasOwnInitializer)
  }

  /// Each was looked for among all.
  @Test func previewsAreFoundByTheirPlaces() throws {
    let count = 30_000
    let source = SwiftSource(String(repeating: "#Preview{}\n", count: count))
    let excerpt = Excerpt(file: "a.swift", text: source.text)
    let views = FileViews(source, in: excerpt)
    #expect(views.shown.map(\.line) == Array(1...count))
    let demo = DemoSource(excerpt, source: source, root: try source.root())
    #expect(demo.text.contains("struct _ShowreelPreview\(count): View"))
  }

  @Test func aModuleHasSoManyClips() {
    let files = (0..<3).map {
      Excerpt(file: "\($0).swift", text: String(repeating: "#Preview{}\n", count: 8_000))
    }
    #expect(SnippetPlan(module: SourceModule(files: Array(files[..<2]))).clips.count == 16_000)
    let plan = SnippetPlan(module: SourceModule(files: files))
    #expect(plan.clips.isEmpty)
    #expect(
      plan.failures.map(\.problem) == [
        "2.swift: error: this file and those before it have more than 20000 views to show. "
          + "Name a folder or a file with fewer"
      ])
  }

  /// Whoever looks up what became of a clip read the whole module for it, and the file once more.
  @Test func aClipIsLookedUpWithoutItsCode() {
    let files = (0..<20).map {
      Excerpt(
        file: "\($0).swift",
        text: String(repeating: "#Preview{}\n", count: 100)
          + "// " + String(repeating: "a", count: 500_000))
    }
    let clips = SnippetPlan(module: SourceModule(files: files)).clips
    #expect(clips.count == 2_000)
    var places: [PlannedClip: Int] = [:]
    for (place, clip) in clips.enumerated() { places[clip] = place }
    var others: [SourceModule?: Int] = [:]
    for _ in 0..<10 { for clip in clips { others[clip.module, default: 0] += 1 } }
    #expect(clips.indices.allSatisfy { places[clips[$0]] == $0 })
    #expect(others.count == 1)
  }

  /// Every clip had all of its module's code read again for names of pictures, and all of these looked for on the disk.
  @Test func whatAModuleSaysOfPicturesIsFoundOnce() {
    let files = (0..<10).map { file in
      Excerpt(
        file: "\(file).swift",
        text: (0..<500).map { "let a\($0) = \"picture\(file)-\($0)\"\n" }.joined()
          + String(repeating: "#Preview{}\n", count: 30))
    }
    let clips = SnippetPlan(module: SourceModule(files: files)).clips
    #expect(clips.count == 300)
    #expect(clips.allSatisfy { $0.pictures.isEmpty })
    #expect(PictureWords(in: files.map(\.text)).patterns.count == 5_000)
  }

  /// Of clips of one name each number was tried for each, and of a module all that is shown was named anew for each clip.
  @Test func clipsOfOneModuleAreNamedOnce() {
    let names = ClipNames(Array(repeating: (root: nil, file: "a.swift"), count: 60_000))
    #expect(names.all.first == "a" && names.all.last == "a-60000")
    let file = Excerpt(file: "a.swift", text: String(repeating: "#Preview{}\n", count: 2_000))
    let plan = SnippetPlan(module: SourceModule(files: [file]))
    #expect(plan.clips.last?.outputs == ["a-2000.mp4"])
    #expect(plan.clips.last?.module?.roots.count == 2_000)
  }

  /// Each was looked for in all of the code.
  @Test func coloursOfACatalogueAreFoundByTheirWords() {
    let code = "let a: Color = .grün0 + Color\n.one; " + String(repeating: "b.c; ", count: 100_000)
    let names = (0..<20_000).map { "d\($0)" } + ["grün0", "one"]
    let text = AssetNameSource.colors(named: names, beside: code)
    #expect(text.contains("`one`") && !text.contains("d0"))
  }

  /// Behind each '<' the next '>' was looked for, to the end.
  @Test func aHelpersDeclarationIsLookedForOnce() {
    let code = String(repeating: "init<", count: 9_000) + String(repeating: "x", count: 400_000)
    #expect(!SiblingHelper.color.isDeclared(in: code))
    #expect(SiblingHelper.color.isDeclared(in: "init<A: B>(hex: A)"))
  }
}
