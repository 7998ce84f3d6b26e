import Foundation
import TestSupport
import Testing

@testable import Snippets

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
    let before = "struct A {\n" + line[..<start.lowerBound]
    let tokens = Array(SwiftSource(text).file.tokens(viewMode: .sourceAccurate))
    #expect(
      RefusedCall.name(in: message, at: before.utf8.count, of: tokens, own: ["Mine"]) == name)
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
    "value of type 'Button<some View>' has no member 'rect'",
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
