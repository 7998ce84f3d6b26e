import Foundation
import Testing

@testable import Snippets

@Suite struct DemoSourceTests {
  private func demo(_ text: String, line: Int = 1) throws -> DemoSource {
    let source = SwiftSource(text)
    return DemoSource(
      Excerpt(file: "my \"page\".md", line: line, text: text), source: source,
      root: try source.root())
  }

  private func lines(_ text: String) throws -> [String] {
    let lines = try demo(text).text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst(2).prefix(
      text.split(separator: "\n", omittingEmptySubsequences: false).count
    )
    .map(String.init)
  }

  @Test func theCompilerIsToldThePagesOwnPlace() throws {
    let text = try demo("struct A: View { var body: some View { X() } }", line: 12).text
    #expect(
      text.hasPrefix(
        "import SwiftUI\n#sourceLocation(file: \"my \\\"page\\\".md\", line: 12)\nstruct A"))
    #expect(text.contains("#sourceLocation()\n@MainActor @_cdecl(\"showreel_make_root\")"))
    #expect(text.contains("root.initialize(to: A())"))
  }

  /// No literal has an end of a line in it.
  @Test func aNameOfTwoLinesIsALiteral() {
    let source = SwiftSource("struct A: View { var body: some View { X() } }")
    let excerpt = Excerpt(file: "a\n\"b\t.swift", text: source.text)
    let demo = DemoSource(excerpt, source: source, root: .view("A"))
    #expect(demo.text.contains("#sourceLocation(file: \"a\\u{A}\\\"b\\u{9}.swift\", line: 1)\n"))
    let module = ModuleSources(name: nil, files: [demo])
    let told = Diagnostic(file: #"a\u{A}\"b\u{9}.swift"#, line: 1, message: "")
    #expect(DiagnosedSources([module]).source(of: told)?.demo.excerpt.file == excerpt.file)
  }

  /// Places are told by the page's own alone, in blocks beside it as well.
  @Test func placesThatTheCodeMadeUpAreLeftOut() throws {
    let text = """
      #sourceLocation(file: "a", line: 9)
      struct A: View { var body: some View { X() } }
      #sourceLocation()
      """
    #expect(try lines(text)[0].allSatisfy { $0 == " " })
    #expect(try lines(text)[1].hasPrefix("struct A"))
    #expect(try lines(text)[2].allSatisfy { $0 == " " })
  }

  @Test func anImportOfSwiftUIIsNotRepeated() throws {
    let text = try demo("import SwiftUI\nstruct A: View { var body: some View { X() } }").text
    #expect(text.hasPrefix("\n#sourceLocation"))
  }

  @Test func wordsForObjectiveCGo() throws {
    let text = """
      class A: NSObject {
        @objc func tapped() { send(#selector(A.tapped)) }
      }
      struct B: View { var body: some View { X() } }
      """
    #expect(
      try lines(text)[1].trimmingCharacters(in: .whitespaces)
        == "func tapped() { send(Selector(\"A.tapped\")) }")
  }

  @Test(arguments: ["@main", "@UIApplicationMain", "@NSApplicationMain"])
  func whatStartsAProgramGoes(attribute: String) throws {
    let text = """
      \(attribute)
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      struct B: View { var body: some View { X() } }
      """
    #expect(try lines(text)[0].allSatisfy { $0 == " " })
    #expect(try lines(text)[1].hasPrefix("class AppDelegate"))
  }

  @Test func whatAnExtensionOverridesGoes() throws {
    let text = """
      extension UINavigationController: UIGestureRecognizerDelegate {
        @objc override open func viewDidLoad() {
          super.viewDidLoad()
        }
        public func begins() -> Bool { true }
      }
      class A { func f() {} }
      extension A { override func f() {} }
      struct B: View { var body: some View { X() } }
      """
    let lines = try lines(text)
    #expect(lines[1].contains("#warning(\"'viewDidLoad' is overridden for every"))
    #expect(lines[2...3].allSatisfy { $0.allSatisfy { $0 == " " } })
    #expect(lines[4].contains("begins()"))
    #expect(lines[7].contains("override func f()"))
  }

  @Test func aPathOfQuartzIsAVariable() throws {
    let text = """
      func f() { let path = CGMutablePath(); let other = Path() }
      struct A: View { var body: some View { X() } }
      """
    let line = try lines(text)[0]
    #expect(line.contains("var path = CGMutablePath(); let other"))
  }

  @Test(
    arguments: [
      ("#keyPath(CAShapeLayer.strokeEnd)", "strokeEnd"), ("#keyPath(progress)", "progress"),
      ("#keyPath(CALayer.position.x)", "position.x"),
    ])
  func aPathForObjectiveCIsAText(path: String, text: String) throws {
    let view = "struct B: View { var body: some View { X() } }"
    let code = "class A { func f() { send(\(path)) } }\n" + view
    let line = try lines(code)[0]
    #expect(line.contains("send(\"\(text)\")"))
  }

  @Test(
    arguments: [
      ("CADisplayLink(target: self, selector: #selector(tick))", "self.tick"),
      (
        "Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(A.tick(_:)), userInfo: nil, "
          + "repeats: true)", "self.tick(_:)"
      ),
      (
        "center.addObserver(model, selector: #selector(Self.tick), name: nil, object: nil)",
        "model.tick"
      ),
      ("button.addTarget(self, action: #selector(tick), for: .touchUpInside)", "self.tick"),
      (
        "UITapGestureRecognizer(target: context.coordinator, action: #selector(A.tick(_:)))",
        "context.coordinator.tick(_:)"
      ),
      (
        "UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(tick))",
        "self.tick"
      ),
      ("item = .init(title: \"A\", target: self, action: #selector(tick))", "self.tick"),
    ])
  func aSelectorBesideItsTargetBringsTheMethod(call: String, method: String) throws {
    let text = "class A { func f() { \(call) } }\nstruct B: View { var body: some View { X() } }"
    #expect(try lines(text)[0].contains("\", _calling: \(method))"))
  }

  @Test(
    arguments: [
      "send(#selector(A.tick), to: nil)", "Timer(target: a.b(), selector: #selector(tick))",
      "CADisplayLink(target: self, selector: #selector(getter: x))",
    ])
  func aSelectorWithoutATargetIsAName(call: String) throws {
    let text = "class A { func f() { \(call) } }\nstruct B: View { var body: some View { X() } }"
    #expect(try lines(text)[0].contains("\")"))
  }

  @Test func animatableTypesGetTheirData() throws {
    let text = """
      @Animatable struct A: View {
        var x: Double
        @AnimatableIgnored var y: Int
        @State private var z = 1
        let w: Int
      }
      #Preview { X() }
      """
    let first = try lines(text)[0]
    #expect(first.contains("struct A: View, Animatable {"))
    #expect(first.contains("_AnimatableValues([_AnimatableValues.part(self.x)])"))
    #expect(first.contains("set { newValue.write(to: &self.x, at: 0) }"))
    #expect(try !lines(text).joined().contains("@Animatable"))
  }

  @Test func modelsAreObserved() throws {
    let text = """
      @Model final class A { @Attribute(.unique) var x: Int; #Index<A>([\\.x]); init(x: Int) { self.x = x } }
      @Model class B: Hidden { @Relationship(deleteRule: .cascade) var all: [A] = []; @Transient var y = 1 }
      #Preview { X() }
      """
    let lines = try lines(text)
    #expect(lines[0].contains("@Observable final class A: PersistentModel {"))
    #expect(lines[1].contains("class B: Hidden, PersistentModel {"))
    for word in ["@Attribute", "#Index", "@Relationship", "@Transient", "cascade"] {
      #expect(!lines.joined().contains(word), "\(word)")
    }
  }

  @Test func rulesOfTipsAreValues() throws {
    let text = """
      struct A: Tip { var rules: [Rule] {
        #Rule(Self.$visits) { $0 > 2 }
        #Rule(Self.opened) { $0.donations.count > 1 } } }
      #Preview { X() }
      """
    let lines = try lines(text)
    #expect(lines[1].contains("  Tips.Rule(Self.$visits) { $0 > 2 }"))
    #expect(lines[2].contains("  Tips.Rule(Self.opened) { $0.donations.count > 1 } } }"))
  }

  @Test func focusedEntriesAreOptional() throws {
    let text = "extension FocusedValues { @Entry var note: String? }\n#Preview { X() }"
    #expect(
      try lines(text)[0].contains(
        "struct _Entry_note: FocusedValueKey { typealias Value = String };"))
  }

  @Test func aDelegateIsMade() throws {
    let text = """
      @main struct A: App {
        @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
        var body: some Scene { WindowGroup { X() } }
      }
      """
    #expect(try lines(text)[1].hasSuffix("private var delegate = Delegate()"))
  }

  @Test func entriesBecomeKeysOnTheSameLines() throws {
    let text = """
      extension EnvironmentValues {
        @Entry var glow = 0.5
        @Entry public var title: String?
        @Entry var sizes: [Int] = [
          1, 2,
        ]
      }
      extension Transaction { @Entry var isFast: Bool = false }
      extension Other { @Entry var kept = 1 }
      struct A: View { var body: some View { X() } }
      """
    #expect(
      try lines(text) == [
        "extension EnvironmentValues {",
        "  struct _Entry_glow: EnvironmentKey { static let defaultValue = 0.5 }; var glow: "
          + "_Entry_glow.Value { get { self[_Entry_glow.self] } set { self[_Entry_glow.self] = newValue } }",
        "  struct _Entry_title: EnvironmentKey { static let defaultValue: String? = nil }; public var "
          + "title: String? { get { self[_Entry_title.self] } set { self[_Entry_title.self] = newValue } }",
        "  struct _Entry_sizes: EnvironmentKey { static let defaultValue: [Int] = [     1, 2,   ] }; "
          + "var sizes: [Int] { get { self[_Entry_sizes.self] } set { self[_Entry_sizes.self] = newValue } }",
        "", "", "}",
        "extension Transaction { struct _Entry_isFast: TransactionKey { static let defaultValue: Bool = "
          + "false }; var isFast: Bool { get { self[_Entry_isFast.self] } "
          + "set { self[_Entry_isFast.self] = newValue } } }",
        "extension Other { @Entry var kept = 1 }",
        "struct A: View { var body: some View { X() } }",
      ])
  }

  @Test func aPreviewBecomesAViewOnTheSameLines() throws {
    let text = "#Preview(\n  \"A\",\n  traits: .portrait\n) {\n  let a = 1\n  B(a)\n}\n// end"
    #expect(
      try lines(text) == [
        "struct _ShowreelPreview1: View { var body: some View {", "", "", "", "  let a = 1",
        "  B(a)",
        "} }", "// end",
      ])
  }

  @Test func previewablePropertiesBecomeTheViews() throws {
    let text = "#Preview {\n  @Previewable @State var on = false // x\n  B($on)\n}"
    #expect(
      try lines(text) == [
        "struct _ShowreelPreview1: View {",
        "               @State var on = false; var body: some View { // x", "  B($on)", "} }",
      ])
  }

  @Test func aWidgetsPreviewBecomesACallOnTheSameLines() throws {
    let text = "#Preview(\"A\", as: .systemSmall) {\n  W()\n} timeline: {\n  E(1)\n}\n// end"
    #expect(
      try lines(text) == [
        "struct _ShowreelPreview1: View { var body: some View { _WidgetPreview(as: .systemSmall) {",
        "  W()", "} timeline: {", "  E(1)", "} } }", "// end",
      ])
  }

  @Test func aLiveActivitysPreviewSaysWhatItIsAbout() throws {
    let text = "#Preview(as: .content, using: A.preview) {\n  W()\n} contentStates: {\n  S()\n}"
    #expect(
      try lines(text) == [
        "struct _ShowreelPreview1: View { var body: some View { "
          + "_WidgetPreview(as: .content, using: A.preview) {", "  W()", "} contentStates: {",
        "  S()", "} } }",
      ])
  }

  @Test func aPreviewsClosureMayBeAnArgument() throws {
    #expect(
      try lines("#Preview(body: { B() })")
        == ["struct _ShowreelPreview1: View { var body: some View { B() } }"])
  }

  @Test func anAppBecomesAView() throws {
    let text = """
      @main
      struct DemoApp: App {
        var body: some Scene {
          WindowGroup("A") {
            Home()
          }
          .commands { }
        }
      }
      """
    let expected = """
           \nstruct DemoApp: View {
        var body: some View {
                            
            Home()
           
                       
        }
      }
      """
    let blank = { (line: Substring) in line.allSatisfy(\.isWhitespace) ? "" : String(line) }
    #expect(
      try lines(text).map { blank($0[...]) }
        == expected.split(separator: "\n", omittingEmptySubsequences: false).map(blank))
  }

  @Test func theMenusOfAnAppAreToldOf() throws {
    let scene = "WindowGroup { Home() }.commands { CommandMenu(\"Shape\") { Button(\"Add\") {} } }"
    let body = "var body: some Scene { \(scene) } }"
    let text = try lines("@main struct A: App {\n\(body)")
    #expect(text.first?.contains("#warning(\"a clip has no menu bar") == true)
    #expect(text.first?.contains("'Shape'") == true)
    #expect(!text.joined().contains("CommandMenu"))
    #expect(try !lines("@main struct A: App { \(body)").joined().contains("#warning"))
  }

  @Test func whatAnAppOpensLaterIsLeftOut() throws {
    let text = """
      struct Windows: Scene { var body: some Scene { WindowGroup { Home() } } }
      @main struct A: App { var body: some Scene { Windows().commands { } } }
      @main struct B: App {
        var body: some Scene { WindowGroup(for: Int.self) { $id in Page(id) }; Window("B") { Home() } }
      }
      @main struct C: App { var body: some Scene { MenuBarExtra("C") { Button("Quit") { } } } }
      struct Home: View { var body: some View { Text("") } }
      struct Panel: Scene { var body: some Scene { Settings { Text("") } } }
      @main struct D: App { var body: some Scene { Panel(); WindowGroup { Home() } } }
      @main struct E: App {
        var body: some Scene { MenuBarExtra("E") { Home() }.menuBarExtraStyle(.window) }
      }
      """
    let words = try lines(text).map { $0.split(separator: " ").joined(separator: " ") }
    #expect(words[0] == "struct Windows: View { var body: some View { Home() } }")
    #expect(words[1] == "struct A: View { var body: some View { Windows() } }")
    #expect(words[3] == "var body: some View { Home() }")
    #expect(
      words[5]
        == "struct C: View { var body: some View { MenuBarExtra(\"C\") { Button(\"Quit\") { } } } }"
    )
    #expect(words[8] == "struct D: View { var body: some View { Home() } }")
    #expect(
      words[10]
        == "var body: some View { MenuBarExtra(\"E\") { Home() }.menuBarExtraStyle(.window) }")
  }

  @Test func importsOfApplesFrameworksAreBlanked() throws {
    let text =
      "import UIKit\nimport Combine\nimport PlaygroundSupport\nstruct A: View { var body: some View { X() } }\nPlaygroundPage.current.setLiveView(A())"
    let lines = try lines(text)
    #expect(lines[0].allSatisfy { $0 == " " })
    #expect(lines[1].allSatisfy { $0 == " " })
    #expect(lines[2].allSatisfy { $0 == " " })
    #expect(lines[4].allSatisfy { $0 == " " })
  }

  @Test func whatIsNamedByAModuleOfApplesIsSwiftUIs() throws {
    let view = "struct A: View { var body: some View { X() } }"
    let text = """
      import Darwin
      import UIKit
      \(view)
      let a = Darwin.sin(Darwin.M_PI) + b.Darwin.c
      let d: UIKit.UIColor = UIKit.UIColor.red, e = CoreGraphics.f
      """
    let lines = try lines(text)
    #expect(lines[3] == "let a = Foundation.sin(Foundation.M_PI) + b.Darwin.c")
    // What is not imported is no module.
    #expect(lines[4] == "let d: SwiftUI.UIColor = SwiftUI.UIColor.red, e = CoreGraphics.f")
    let model = "import Photos\n\(view)\nlet a = Photos.samples, b = Photos.PHAsset()"
    #expect(try self.lines(model)[2] == "let a = Photos.samples, b = SwiftUI.PHAsset()")
    let own = "import Darwin\n\(view)\nenum Darwin { static let a = 1 }\nlet b = Darwin.a"
    #expect(try self.lines(own)[3] == "let b = Darwin.a")
  }

  @Test func columnsLeadBackToThePage() throws {
    let demo = try demo("#Preview { Größe(); Text(\"a\") }", line: 5)
    let rewritten = demo.text.split(separator: "\n")[2]
    let column =
      rewritten.utf8.distance(
        from: rewritten.startIndex, to: try #require(rewritten.firstRange(of: "Text")).lowerBound)
      + 1
    let source = DiagnosedSource(demo)
    #expect(source.column(column, line: 5) == 21)
    #expect(source.column(1, line: 5) == 1)
  }
}
