import Foundation
import TestSupport
import Testing

@testable import Snippets

@Suite(.enabled(if: CompilerFixture.compiler != nil, "swiftc is not on the PATH"))
struct CompileTests {
  private func compile(
    _ text: String, line: Int = 1, indents: [Int] = [], cache: String = "cache"
  ) async throws -> CompiledDemo {
    let fixture = try await CompilerFixture.shared.value
    let excerpt = Excerpt(file: "my guide.md", line: line, text: text, indents: indents)
    return try await fixture.compiler(sandbox: try await CompilerFixture.walls.value, cache: cache)
      .compile(excerpt, root: try SwiftSource(text).root())
  }

  private func messages(
    _ text: String, line: Int = 1, indents: [Int] = []
  ) async throws -> [String] {
    do {
      _ = try await compile(text, line: line, indents: indents)
      return []
    } catch CompileError.rejected(let diagnostics) {
      return diagnostics.filter { $0.severity == .error }.map(\.description)
    }
  }

  @Test func aDemoBecomesALibraryThatLoads() async throws {
    let demo = try await compile("struct A: View { var body: some View { Text(\"a\") } }")
    let fixture = try await CompilerFixture.shared.value
    // What the executable does in real life: it has the views' symbols.
    #expect(dlopen(fixture.folder.path + "/libSwiftUI.so", RTLD_NOW | RTLD_GLOBAL) != nil)
    #expect(throws: Never.self) { try DemoLibrary(path: demo.library) }
  }

  /// All of a clip plays on one thread.
  @Test func whatOnlyWarnsOfThreadsIsNotTold() async throws {
    let demo = try await compile(
      """
      struct A: View {
        @State var n = 0
        var body: some View { Text("\\(n)") }
        func change() {
          let unused = 1
          let work: @Sendable () -> Void = { print(n) }
          work()
        }
      }
      """)
    #expect(demo.warnings.map(\.message).filter { !$0.contains("unused") } == [])
    #expect(demo.warnings.count == 1)
  }

  @Test func aFormatOfItsOwnIsNotDeclaredTwice() async throws {
    let view = "struct A: View { var body: some View { Text(Date().formatted()) } }\n"
    #expect(try await messages(view) == [])
    let own = "extension Date { func formatted() -> String { \"mine\" } }"
    #expect(try await messages(view + own) == [])
  }

  @Test func previewsProvidersPreviewablesAndAppsCompile() async throws {
    let view = "struct A: View { @State var n = 0; var body: some View { Text(\"\\(n)\") } }\n"
    for root in [
      "#Preview(\"A\") { A() }",
      "#Preview {\n  @Previewable @State var n = 1\n  Text(\"\\(n)\")\n}",
      "#Preview { let n = 1\n return Text(\"\\(n)\") }",
      "struct P: PreviewProvider { static var previews: some View { A() } }",
      "@main struct M: App { var body: some Scene { WindowGroup { A() } } }",
      "private struct B: View { var body: some View { A() } }",
    ] {
      #expect(try await messages(view + root) == [], "\(root)")
    }
  }

  /// At the beginning of a line of a log, or another author's file.
  @Test(arguments: ["::stop-commands::x", "/etc/passwd", "Other.swift"])
  func aFilesNameThatTheCodeMadeUpIsNotTold(_ name: String) async throws {
    #expect(
      try await messages(
        """
        #sourceLocation(file: "\(name)", line: 70)
        struct A: View { var body: some View { Text(nonsense) } }
        """, line: 5
      ) == ["my guide.md:6:45: error: cannot find 'nonsense' in scope"])
  }

  /// Its end would be that of the place which the compiler is told.
  @Test func placesThatTheCodeMadeUpMayEnd() async throws {
    let text = """
      #sourceLocation(file: "Other.swift", line: 70)
      struct A: View { var body: some View { Text(words) } }
      #sourceLocation()
      """
    #expect(try await messages(text + "\nlet words = \"a\"", line: 5) == [])
  }

  @Test func nothingIsCompiledTwice() async throws {
    let text = "struct Twice: View { var body: some View { Text(\"a\") } }"
    #expect(try await compile(text).isFromCache == false)
    #expect(try await compile(text).isFromCache)
    #expect(try await compile(text + " ").isFromCache == false)
  }

  @Test func blocksWithTheSameNamesHaveModulesOfTheirOwn() async throws {
    let one = try await compile("struct A: View { var body: some View { Text(\"1\") } }")
    let two = try await compile("struct A: View { var body: some View { Text(\"2\") } }")
    #expect(one.library != two.library)
    let fixture = try await CompilerFixture.shared.value
    #expect(dlopen(fixture.folder.path + "/libSwiftUI.so", RTLD_NOW | RTLD_GLOBAL) != nil)
    #expect(throws: Never.self) { try DemoLibrary(path: one.library) }
    #expect(throws: Never.self) { try DemoLibrary(path: two.library) }
  }

  @Test func anErrorIsAtItsPlaceInThePage() async throws {
    let text = "struct A: View {\n  var body: some View { Text(\"ü\") + wrong }\n}\n"
    #expect(
      try await messages(text, line: 20, indents: [3, 3, 3])
        == ["my guide.md:21:40: error: cannot find 'wrong' in scope"])
  }

  @Test func anErrorInAPreviewIsAtItsPlaceToo() async throws {
    #expect(
      try await messages("#Preview { wrong }", line: 4)
        == ["my guide.md:4:12: error: cannot find 'wrong' in scope"])
  }

  @Test func aNameThatIsThereElsewhereIsNotWhatWasMeant() async throws {
    let text = "struct Window { }\nlet screen = 1\n#Preview { Text(Window().screen) }"
    #expect(
      try await messages(text)
        == ["my guide.md:3:26: error: value of type 'Window' has no member 'screen'"])
  }

  @Test func aNameOfSwiftUIsIsExplained() async throws {
    let notYet =
      "is SwiftUI API that Showreel does not support yet; write it with what is."
    #expect(
      try await messages("struct A: View { var body: some View { Text(\"a\").blur(radius: 2) } }")
        == [
          "my guide.md:1:50: error: value of type 'Text' has no member 'blur'. 'blur' \(notYet)"
        ])
    #expect(
      try await messages("struct A: View { var body: some View { Gauge(value: 1) } }")
        == ["my guide.md:1:40: error: cannot find 'Gauge' in scope. 'Gauge' \(notYet)"])
  }

  @Test func whatFollowsFromAnErrorIsNotReportedAsWell() async throws {
    let text = "struct A: View { var body: some View { Text(\"a\").wrong(.leading, .top) } }"
    #expect(
      try await messages(text)
        == ["my guide.md:1:50: error: value of type 'Text' has no member 'wrong'"])
  }

  @Test func aFrameworkOfApplesIsExplained() async throws {
    #expect(
      try await messages(
        "import RealityKit\nstruct A: View { var body: some View { Text(\"a\") } }")
        == [
          "my guide.md:1:8: error: no such module 'RealityKit'. It is one of Apple's frameworks "
            + "that Showreel has nothing of; a demo can import Foundation, Observation, SwiftUI and, "
            + "of Apple's others, \(AppleModules.dropped.sorted().joined(separator: ", "))."
        ])
    for name in ["CryptoKit", "CoreMedia", "Security"] {
      let text = UnsupportedAPI.explained("no such module '\(name)'").message
      #expect(text.contains("one of Apple's frameworks"))
    }
    #expect(AppleModules.refused.isDisjoint(with: AppleModules.dropped))
  }

  @Test func aViewThatCannotBeMadeIsReportedOnThePage() async throws {
    let text =
      "struct A: View { @Environment(\\.x) var x: Int; var body: some View { Text(\"a\") } }"
    let messages = try await messages(text, line: 7)
    #expect(messages.contains { $0.hasPrefix("my guide.md:7") })
    #expect(!messages.contains { $0.contains("Demo.swift") })
  }

  @Test func whereNoCacheCanBeWrittenTheReasonIsGiven() async throws {
    let fixture = try await CompilerFixture.shared.value
    _ = try fixture.folder.write("", to: "file")
    await #expect {
      _ = try await compile("struct A: View { var body: some View { Text(\"a\") } }", cache: "file")
    } throws: { error in
      "\(error)".hasPrefix("Cannot write \(fixture.folder.path)/file/demos/")
        && "\(error)".hasSuffix("Set XDG_CACHE_HOME to a folder that can be written to.")
    }
  }
}
