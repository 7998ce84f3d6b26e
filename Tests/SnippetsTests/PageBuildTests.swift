import Foundation
import TestSupport
import Testing

@testable import Snippets

/// What of a page is compiled together, and that each clip of it is what it would be alone.
@Suite(.enabled(if: CompilerFixture.compiler != nil, "swiftc is not on the PATH"))
struct PageBuildTests {
  private let folder = Result { try TemporaryFolder() }

  private func clips(_ blocks: [String], in file: String = "page.md") throws -> [PlannedClip] {
    let page = blocks.enumerated().map { "```swift\n\($1)\n```\n![](\($0).mp4)\n" }.joined()
    return try SnippetPlan(page: page, at: try folder.get().path + "/" + file).clips
  }

  private func compiler() async throws -> DemoCompiler {
    let fixture = try await CompilerFixture.shared.value
    return DemoCompiler(
      toolchain: fixture.toolchain, sandbox: try await CompilerFixture.walls.value,
      cache: CacheFolder(path: try folder.get().path + "/cache"), limits: .patient)
  }

  /// One after the other; nil for what does not compile.
  private func compile(_ clips: [PlannedClip]) async throws -> [CompiledDemo?] {
    let compiler = try await compiler()
    await compiler.expect(clips)
    var demos: [CompiledDemo?] = []
    for clip in clips { demos.append(try? await compiler.compile(clip)) }
    return demos
  }

  private func view(_ text: String) -> String {
    "struct A: View { var body: some View { Text(\"\(text)\") } }"
  }

  @Test func blocksAreOneLibraryThoughEachHasAViewOfOneName() async throws {
    let demos = try await compile(try clips([view("1"), view("2"), view("3")])).compactMap(\.self)
    #expect(demos.count == 3)
    #expect(Set(demos.map(\.library)).count == 1)
    #expect(Set(demos.map(\.entry)).count == 3)
    let fixture = try await CompilerFixture.shared.value
    #expect(dlopen(fixture.folder.path + "/libSwiftUI.so", RTLD_NOW | RTLD_GLOBAL) != nil)
    for demo in demos {
      let library = try DemoLibrary(path: demo.library, entry: demo.entry, other: demo.other)
      #expect(!library.hasOther)
    }
  }

  @Test func whatHasNotChangedIsNotCompiledAgain() async throws {
    let before = try await compile(try clips([view("1"), view("2"), view("3")]))
    let after = try await compile(try clips([view("1"), view("two"), view("3")]))
    for index in [0, 2] {
      #expect(before[index] != nil && after[index]?.library == before[index]?.library)
      #expect(after[index]?.entry == before[index]?.entry)
    }
    #expect(after[1] != nil && after[1]?.library != before[1]?.library)
  }

  @Test func twoViewsOfABlockAreOneLibrary() async throws {
    var clips = try clips([view("1") + "\n" + view("2").replacing("struct A", with: "struct B")])
    clips[0].root = .view("A")
    clips.append(clips[0])
    clips[1].root = .view("B")
    let demos = try await compile(clips).compactMap(\.self)
    try #require(demos.count == 2)
    #expect(demos[0].library == demos[1].library)
    #expect(demos[0].entry != demos[1].entry && demos.map(\.root) == [.view("A"), .view("B")])
  }

  @Test func whatNamesAnothersTypeIsCompiledWithoutIt() async throws {
    let demos = try await compile(
      try clips([
        "enum Words { static let one = \"1\" }\n" + view("1"),
        "enum Words { static let one = \"uno\" }\n" + view("2"),
        view("3"),
        "extension Text { func strong() -> Text { bold() } }\n" + view("4"),
        "struct A: View { var body: some View { Text(\"5\").strong() } }",
      ])
    ).map { $0?.library }
    #expect(demos[0] != nil && demos[0] == demos[2] && demos[0] == demos[3])
    #expect(demos[1] != nil && demos[1] != demos[0])
    // By its page it is given what it lacks.
    #expect(demos[4] != nil && demos[4] != demos[0])
  }

  @Test func mistakesAndWarningsAreToldAsOfABlockAlone() async throws {
    let blocks = [
      view("1"), "struct A: View { var body: some View { Txet(\"2\") } }",
      view("3") + "\nfunc f() { let unused = 1 }", view("4"),
    ]
    let clips = try clips(blocks)
    let compiler = try await compiler()
    await compiler.expect(clips)
    let first = try await compiler.compile(clips[0])
    let path = try folder.get().path + "/page.md"
    let error = await #expect(throws: CompileError.self) { try await compiler.compile(clips[1]) }
    guard case .rejected(let diagnostics)? = error else { return }
    #expect(
      diagnostics.filter { $0.severity == .error }.map(\.description)
        == ["\(path):6:40: error: cannot find 'Txet' in scope. Did you mean 'Text'?"])
    let warned = try await compiler.compile(clips[2])
    #expect(warned.warnings.map(\.file) == [path] && warned.warnings.map(\.line) == [11])
    #expect(warned.library != first.library)
    #expect(try await compiler.compile(clips[3]).library == first.library)
  }

  @Test func anotherPagesCodeIsAnotherAuthors() async throws {
    let demos = try await compile(
      try clips([view("1"), view("2")]) + (try clips([view("3"), view("4")], in: "other.md"))
    ).map { $0?.library }
    #expect(demos[0] == demos[1] && demos[2] == demos[3] && demos[0] != demos[2])
  }

  /// A page may be planned again before any of its clips is compiled: all were up to date.
  @Test func whatAPageHadInItsLinesBeforeIsNotShown() async throws {
    let compiler = try await compiler()
    await compiler.expect(try clips([view("1"), view("2")]))
    let clips = try clips([view("one"), view("2")])
    await compiler.expect(clips)
    let libraries = try await [
      compiler.compile(clips[0]).library, compiler.compile(clips[1]).library,
    ]
    #expect(libraries[0] == libraries[1])
    #expect(
      clips.allSatisfy {
        compiler.isCompiled(
          compiler.hash(of: $0, in: SwiftSource($0.excerpt.text)), page: $0.excerpt.file)
      })
  }

  /// `README.md` is many a page's name, and whoever has a copy of another's block in the same lines could put code of their own
  /// beside it.
  @Test func aPageInAnotherPlaceIsGivenNoLibraryOfThisOne() throws {
    let folder = try folder.get()
    let library = try folder.write("", to: "demos/both/\(CompileJob.library)")
    let own = (try folder.write("", to: "demos/one/empty") as NSString).deletingLastPathComponent
    try SharedLibrary(page: "/one/page.md", folder: "both", entry: "a", other: "b").write(in: own)
    let found = SharedLibrary.read(in: own, page: "/one/../one/page.md")
    #expect(found == BuiltLibrary(path: library, entry: "a", other: "b"))
    #expect(SharedLibrary.read(in: own, page: "/other/page.md") == nil)
    #expect(SharedLibrary.read(in: own, page: "page.md") == nil)
    #expect(CompileJob.result(in: own, page: "/one/page.md") == found)
    #expect(CompileJob.result(in: own, page: "/other/page.md") == nil)
  }

  /// The first would run in every clip of a library that it is in, the other be taken for the second view of each.
  @Test(arguments: [
    "@section(\".init_array\") @used private let start: @convention(c) () -> Void = { exit(1) }",
    "@_cdecl(\"showreel_make_other\") private func other() { }",
  ])
  func noBlockIsLoadedWithOneThatIsKnownToTheLinker(_ hostile: String) async throws {
    let demos = try await compile(
      try clips([view("1"), hostile + "\n" + view("2"), view("3")])
    ).map { $0?.library }
    #expect(demos[0] != nil && demos[0] == demos[2])
    #expect(demos[1] != nil && demos[1] != demos[0])
  }

  private func block(_ code: String) throws -> CompiledBlock? {
    CompiledBlock(try clips([code]), hash: { _, _ in ContentHash() })
  }

  @Test func viewsAreKeptToTheirFileAndWhatMayBePrintedIsNot() throws {
    let block = try #require(try block("enum Kind { case a }\n" + view("1")))
    let text = block.demo(from: 7).text
    #expect(text.contains("fileprivate struct A: View"))
    #expect(text.contains("\nenum Kind"))
    #expect(text.contains("@_cdecl(\"showreel_make_7\")"))
    #expect(block.declared == ["Kind"])
  }

  @Test func whoeverMaySetItAVariableIsSeen() throws {
    #expect(try block("private(set) var count = 0\n" + view("1"))?.declared == ["count"])
    #expect(try block("private var count = 0\n" + view("1"))?.declared == [])
  }

  /// Another block's `Date` would be meant there.
  @Test func whatIsWrittenForABlockIsNamedAsWell() throws {
    let block = try #require(try block("let day = Date()\n" + view("1")))
    #expect(block.uses.isSuperset(of: ["UnsafeMutablePointer", "_ClipTime", "addingTimeInterval"]))
  }

  @Test(arguments: [
    (["", "import SwiftUI", "import Charts\nimport Foundation"], 1),
    (["import RegexBuilder", ""], 0),
    (
      ["let a = DispatchSemaphore(value: 1).wait()", "let b = DispatchSemaphore(value: 1).wait()"],
      1
    ),
    (
      [
        "let a = Task { Thread.sleep(forTimeInterval: 1) }",
        "let b: () = Thread.sleep(forTimeInterval: 1)",
      ], 0
    ),
  ])
  func blocksStandTogetherInWhatEachStandsInAlone(_ codes: [String], _ count: Int) throws {
    let blocks = try codes.compactMap { try block($0 + "\n" + view("1")) }
    #expect(blocks.count == codes.count && PageBuild.builds(of: blocks).count == count)
  }

  @Test(arguments: [
    "infix operator <+>", "extension String: Error { }", "#if DEBUG\nlet a = 1\n#endif",
    "extension Text { init(_ number: Int) { self.init(\"\\(number)\") } }", "public enum Kind { }",
    "func + (one: Text, other: Text) -> Text { one }", "let (a, b) = (1, 2)",
    "typealias IntegerLiteralType = Double", "let a = String(reflecting: A.self)",
    "extension String.StringInterpolation { mutating func appendInterpolation(_ number: Int) { } }",
    "@c private func a() { }", "@`section`(\"a\") private let a = 1", "@future private let a = 1",
    "struct B { @_silgen_name(\"a\") func a() }",
    "struct B { static func + (one: B, other: Int) -> Int { 1 } }",
    "struct B { static func == (one: B, other: Int) -> Bool { true } }",
    "struct B: ExpressibleByIntegerLiteral { init(integerLiteral: Int) { } }",
    "struct B {\n#sourceLocation(file: \"page.md\", line: 1)\n}",
    "extension Shape { var body: Text { Text(\"\") } }",
    "extension Hashable { var hashValue: Int { 1 } }", "extension View { typealias Body = Text }",
    "extension Hashable { func _rawHashValue(seed: Int) -> Int { 1 } }",
    "let a = 1, (b, c) = (1, 2)", "typealias _ColorLiteralType = Int",
    "let a = _typeName(A.self)",
    "extension Hasher { mutating func combine(_ number: Int) { } }",
    "extension KeyedDecodingContainer { func decode(_ type: Int.Type, forKey: Key) -> Int { 1 } }",
    "extension ViewBuilder { static func buildIf(_ view: Text?) -> Text? { nil } }",
    "extension UIScrollViewDelegate { func scrollViewDidScroll(_ view: UIScrollView) { } }",
    "private typealias Font = Hasher\nextension Font { mutating func combine(_ number: Int) { } }",
    "class B { typealias C = Int; deinit { struct C { } } }\nextension B.C: Error { }",
    "enum Observation { }", "struct ObservationTracked { }", "enum FoundationEssentials { }",
    "extension View { func access(keyPath: KeyPath<Self, Int>) { } }",
    "struct B { static func &(one: B, other: Int) -> Int { 1 } }",
    "struct B { static prefix func !(one: B) -> Bool { true } }",
  ])
  func whatHoldsForAllFilesStandsAlone(_ code: String) throws {
    #expect(try block(code + "\n" + view("1")) == nil)
    #expect(try block(view("1")) != nil)
  }

  @Test(arguments: [
    "@MainActor @Observable final class B { }", "@available(iOS 17, *) func a() { }",
    "extension View { @ViewBuilder func card() -> some View { self } }",
    "struct B: Equatable { static func == (one: B, other: B) -> Bool { true } }",
    "@propertyWrapper struct B { var wrappedValue = 1 }",
    "enum B { case a; var title: String { \"\\(self)\" } }",
    "protocol B { }\nextension B { func combine() { } }", "struct B { }\nextension B: Error { }",
    "extension [Int] { var sum: Int { 1 } }", "extension Notification.Name { static let a = 1 }",
  ])
  func whatOthersHaveToNameStandsBesideThem(_ code: String) throws {
    #expect(try block(code + "\n" + view("1"))?.kept.count == 1)
  }

  /// Between backticks it is the same name.
  @Test func aNameIsTheSameInBackticks() throws {
    let code = "func `max`(_ a: Int, _ b: Int) -> Int { 42 }\nlet `default` = 1\n"
    let block = try #require(try block(code + view("1")))
    #expect(block.declared == ["max", "default"])
    let other = try #require(try self.block("let one = `max`(1, 2)\n" + view("2")))
    #expect(other.uses.contains("max"))
    let words = try #require(try self.block("let two = FileManager.default\n" + view("3")))
    #expect(words.uses.contains("default"))
    #expect(PageBuild.builds(of: [block, other, words]).map(\.views.count) == [2])
  }

  /// What is within something else is written with its full name, of a type that is kept to its file an address. `A` is a view.
  @Test(arguments: [
    "var body: some View { Text(\"\\([A()])\") }",
    "let a = A(); var body: some View { Text(\"\\(self)\") }",
    "let a = [A()]; var body: some View { Text(\"\\(a)\") }",
    "struct C { }; var body: some View { Text(\"\\([C()])\") }",
    "var body: some View { Text(\"\\((1...2).map { _ in A() })\") }",
    "var body: some View { let a = (1...2).map { _ in A() }; Text(\"\\(a)\") }",
    "var body: some View { let a = card; Text(\"\\([a])\") }; var card: some View { A() }",
    "var body: some View { Text(\"\\([type(of: self)])\") }",
    "var body: some View { Text([Self.self].description) }",
    "var body: some View { Text(\"\\((1, self))\") }",
    "var body: some View { Text(String(describing: [self])) }",
    "func a() -> [any View] { [] }; var body: some View { Text(\"\\(a())\") }",
    "var a: AnyView?; var body: some View { Text(\"\\(a)\") }",
    "var body: some View { Text(\"\") }; func a<B>(_ b: B) -> String { \"\\([b])\" }",
  ])
  func viewsThatMayBePrintedAreNotKept(_ members: String) throws {
    let block = try block(view("1") + "\nstruct B: View { \(members) }")
    #expect(block?.kept == [] && block?.declared == ["A", "B"])
  }

  /// Each of a hundred thousand names was looked at up to the top of all that it is in.
  @Test func whatIsFarBelowIsNotKnownToBeOnlyShown() throws {
    func kept(_ count: Int) throws -> Int? {
      let chain = String(repeating: ".a()", count: count)
      let body = "var body: some View { Text(\"\\(1)\"); A()\(chain) }"
      return try block(view("1") + "\nstruct B: View { \(body) }")?.kept.count
    }
    #expect(try kept(40) == 2)
    #expect(try kept(60) == 0)
  }

  @Test(arguments: [
    "@State var n = 1; var body: some View { A(); Text(\"\\(n) \\(Int(n * 2)) \\(self.n)\") }",
    "@Environment(\\.a) var a; var body: some View { A().sheet(isPresented: $b) { A() } }",
    "let a = [1]; var body: some View { ForEach(a, id: \\.self) { item in Text(\"\\(item)\") } }",
    "var body: some View { if a { A() } else { Link(\"\\(1)\", destination: A()) } }",
    "var body: some View { [A()].first }",
  ])
  func viewsThatAreOnlyShownAreKept(_ members: String) throws {
    let block = try block(view("1") + "\nstruct B: View { \(members) }")
    #expect(block?.kept.count == 2 && block?.declared == [])
  }
}
