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

@Suite struct CompileErrorTests {
  @Test(arguments: [
    (
      CompileError.rejected([Diagnostic(file: "a.md", line: 3, column: 4, message: "no")]),
      "a.md:3:4: error: no"
    ),
    (
      CompileJob.error(in: RunReport(ending: .timedOut(seconds: 5)), file: "a.md", line: 3),
      "a.md:3: error: the Swift compiler did not finish: it was stopped after 5 s. "
        + "Give it more time if it needs longer."
    ),
    (
      .noCompiler,
      "swiftc was not found, and demos are compiled with it. Install Swift from swift.org/install, "
        + "or set SHOWREEL_SWIFTC to its path."
    ),
    (
      .noModules(looked: ["/a", "/b"]),
      "The modules that demos are compiled against are not in /a or /b. "
        + "Set SHOWREEL_MODULES to the folder with SwiftUI.swiftmodule."
    ),
  ])
  func theErrorReads(_ error: CompileError, _ text: String) {
    #expect(error.description == text)
  }

  @Test func headersOfModulesAreFoundInTheirMaps() throws {
    let folder = try TemporaryFolder()
    let map = try folder.write(
      """
      module One { umbrella header "/a/include/One.h" }
      module Two {
        umbrella "/b/include"
        header "three.h"
        link "four"
      }
      """, to: "module.modulemap")
    #expect(DemoToolchain.headers(in: map) == ["/a/include", "/b/include", folder.path])
  }

  @Test func theModulesAreLookedForBesideTheExecutable() throws {
    let folder = try TemporaryFolder()
    let swiftc = try folder.write("", to: "bin/swiftc")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swiftc)
    let environment = ["SHOWREEL_SWIFTC": swiftc]
    let executable = folder.path + "/debug/showreel"
    let looked = [folder.path + "/debug/Modules", folder.path + "/lib/showreel/modules"]
    #expect(throws: CompileError.noModules(looked: looked)) {
      try DemoToolchain.locate(executable: executable, environment: environment)
    }
    _ = try folder.write("", to: "debug/Modules/SwiftUI.swiftmodule")
    let map = try folder.write("", to: "debug/CHelpers.build/module.modulemap")
    #expect(
      try DemoToolchain.locate(executable: executable, environment: environment)
        == DemoToolchain(compiler: swiftc, modules: [looked[0]], moduleMaps: [map]))
    #expect(throws: CompileError.noCompiler) {
      try DemoToolchain.locate(
        executable: executable, environment: ["SHOWREEL_SWIFTC": "/no/swiftc"])
    }
  }

  @Test func theCompilersWordsAreReadLineByLine() {
    let text = """
      /a b/x:y.md:12:5: error: cannot convert 'A: B' to 'C'
        let a
            ^
      x.md:3: warning: unused
      <unknown>:0: error: no place
      """
    #expect(
      CompilerOutput.diagnostics(in: text) == [
        Diagnostic(
          file: "/a b/x:y.md", line: 12, column: 5, message: "cannot convert 'A: B' to 'C'"),
        Diagnostic(file: "x.md", line: 3, severity: .warning, message: "unused"),
      ].prefix(2) + [Diagnostic(file: "<unknown>", line: 0, message: "no place")])
  }

  @Test(arguments: [
    ("cannot find type 'TabView' in scope", true), ("unknown attribute 'AppStorage'", true),
    ("value of type 'some View' has no member 'sheet'", true),
    ("value of type 'ModifiedContent<Text, A>' has no member 'toolbar'", true),
    ("type 'Font' has no member 'fontWidth'", true),
    ("type 'ListStyle' has no member 'sidebar'", true),
    ("type 'MineStyle' has no member 'sidebar'", false),
    ("value of type 'Mine' has no member 'title'", false),
    ("value of type 'A.Content' (aka 'PlaceholderContentView<A>') has no member 'sheet'", true),
    ("value of type 'MyView' has no member 'sheet'", true),
    ("cannot find 'myThing' in scope", false), ("missing argument", false),
    ("value of type '[Int]' has no member 'fill'", false), ("no such module 'MyKit'", false),
  ])
  func onlySwiftUIsOwnNamesAreExplained(_ message: String, _ isExplained: Bool) {
    let text = UnsupportedAPI.explained(message, own: ["Mine", "MineStyle", "MyView"])
    #expect((text.message != message) == isExplained)
  }

  @Test(arguments: [
    (
      "extra argument 'axis' in call", "TextField(\"a\", text: $x, axis: .vertical)", ".vertical",
      "TextField(_:text:axis:)"
    ),
    (
      "extra argument 'fade' in call", "Text(\"a\").blur(fade: Text(\"b\"))", "Text(\"b",
      "blur(fade:)"
    ),
    (
      "incorrect argument label in call (have 'by:', expected '_:')", "Text(\"a\").blur(by: 2)",
      "(by", "blur(by:)"
    ),
    (
      "no exact matches in call to initializer", "Gauge(of: 1) { } low: { }", "Gauge",
      "Gauge(of:low:)"
    ),
    ("missing argument for parameter 'b' in call", "Mine(a: 1)", "Mine", nil),
    ("no exact matches in call to instance method 'blur'", "list.blur(of: 2)", "blur", nil),
    ("cannot find 'a' in scope", "Text(a)", "a", nil),
  ])
  func aCallThatIsNotThereIsNamedWithItsLabels(
    _ message: String, _ code: String, _ place: String, _ name: String?
  ) throws {
    let text = "struct A {\n  let b = \(code)\n}"
    let line = "  let b = " + code
    let start = try #require(line.range(of: place, options: place == "a" ? .backwards : []))
    let column = line.distance(from: line.startIndex, to: start.lowerBound) + 1
    #expect(
      RefusedCall.name(in: message, line: 2, column: column, of: text, own: ["Mine"]) == name)
  }

  @Test(arguments: [
    ("UIScrollView", "UIKit"), ("SKVideoNode", "SpriteKit"), ("SCNScene", "SceneKit"),
    ("MTKView", "MetalKit"), ("NSCache", "AppKit or Foundation"), ("UIScroll", "UIKit"),
    ("UI", nil), ("Uint", nil), ("UITYPE", nil), ("SkyView", nil), ("ARGB", nil),
  ])
  func aFrameworksNameIsNoMisspeltOneOfSwiftUIs(_ name: String, _ framework: String?) {
    let message = "cannot find type '\(name)' in scope"
    let told = UnsupportedAPI.explained(message)
    let text = framework.map {
      "\(message). '\(name)' looks like \($0) API that Showreel does not support yet"
    }
    #expect(told.message == text ?? message)
    #expect(told.remedy == framework.map { _ in .supportedAPI })
  }

  @Test(arguments: [
    ("unknown attribute 'FetchRequest'", "FetchRequest", "Core Data"),
    ("cannot find type 'NSManagedObject' in scope", "NSManagedObject", "Core Data"),
    ("cannot infer key path type from context", "managedObjectContext", "Core Data"),
    ("cannot find 'SubscriptionStoreView' in scope", "SubscriptionStoreView", "StoreKit"),
    ("value of type 'some View' has no member 'storeProductTask'", "storeProductTask", "StoreKit"),
    ("cannot find 'SKPaymentQueue' in scope", "SKPaymentQueue", "StoreKit"),
    ("cannot find 'SceneView' in scope", "SceneView", "SceneKit"),
  ])
  func whatAFrameworkHasThatNothingIsHereOfIsSaidToBeIts(
    _ message: String, _ name: String, _ framework: String
  ) {
    let told = UnsupportedAPI.explained(message, in: "@Environment(\\.managedObjectContext) var a")
    #expect(
      told.message == "\(message). '\(name)' is of \(framework), which Showreel has nothing of")
    // What is a modifier can be left out, as any that is not there.
    #expect(told.remedy == .supportedAPI)
  }

  @Test(arguments: [
    "value of type 'some View' has no member 'card'",
    "value of type 'Text' has no member 'field'",
    "value of type 'VStack<Text>' has no member 'round'",
  ])
  func aModifierOfAnotherFileIsNotTakenForAStyleOfSwiftUIs(_ message: String) {
    #expect(UnsupportedAPI.explained(message).message == message)
    #expect(SwiftUINames.values.isSubset(of: SwiftUINames.members))
    for name in ["card", "ornament"] {
      let other = name == "card" ? "type 'ButtonStyle'" : "value of type 'some View'"
      let told = UnsupportedAPI.explained("\(other) has no member '\(name)'")
      #expect(told.remedy == .supportedAPI)
    }
  }

  @Test(arguments: [
    "value of type 'GameScene' has no member 'reachConstraints'",
    "cannot find 'attributeValues' in scope",
  ])
  func aFrameworksMemberThatIsNotThereIsNamed(_ message: String) throws {
    let name = try #require(message.firstMatch(of: #/'((?:reach|attribute)\w+)'/#)?.1)
    let told = UnsupportedAPI.explained(message, own: ["GameScene"])
    #expect(
      told.message
        == "\(message). '\(name)' looks like SpriteKit API that Showreel does not support yet")
    #expect(UnsupportedAPI.explained("cannot find 'reach' in scope").remedy == nil)
  }

  @Test(arguments: [
    (
      DemoLibraryError.cannotLoad(path: "/a.so", reason: "no"),
      "The compiled demo /a.so cannot be loaded: no. Remove it to compile it again."
    ),
    (.noEntry(path: "/a.so"), "/a.so is not a compiled demo. Remove it to compile it again."),
  ])
  func aLibrarysErrorReads(_ error: DemoLibraryError, _ text: String) {
    #expect(error.description == text)
  }

  @Test func aFileThatIsNoLibraryIsRefused() {
    #expect(throws: DemoLibraryError.self) { try DemoLibrary(path: "/no/such.so") }
    #expect(throws: DemoLibraryError.noEntry(path: "libc.so.6")) {
      try DemoLibrary(path: "libc.so.6")
    }
  }

  @Test func aHashTellsContentsApart() {
    #expect(ContentHash("ab", "c") != ContentHash("a", "bc"))
    #expect(ContentHash("a") == ContentHash("a"))
    #expect("\(ContentHash())" == "e3b0c44298fc1c149afbf4c8996fb924")
    #expect("\(ContentHash("a"))".count == 32)
  }
}
