import Testing

@testable import Snippets

/// What a file calls that another of its app declares.
@Suite("Helpers of files that are not there")
struct AbsentHelperTests {
  private func taken(_ text: String, beside others: [String] = []) -> AbsentHelpers {
    var helpers = AbsentHelpers(beside: [text] + others)
    let error = Diagnostic(file: "a.swift", line: 1, message: "extraneous argument label 'hex:'")
    _ = helpers.take([error], of: [Excerpt(file: "a.swift", text: text)])
    return helpers
  }

  @Test(
    "Those are supplied that the file calls",
    arguments: [
      ("let a = Color(hex: \"#2D3436\")", SiblingHelper.color),
      ("let a = Color.init(hex: 0x2D3436, opacity: 1)", .color),
      ("let a = Color(hexString: \"fff\")", .color), ("let a = UIColor(hex: 0xF)", .uiColor),
      ("a.cornerRadius(20, corners: [.topLeft, .topRight])", .corners),
      ("a.clipShape(RoundedCorner(radius: 20, corners: .topLeft))", .cornerShape),
      ("let a = getRect().width", .screen), ("let a = (safeArea().top)", .safeArea),
      ("let a = getSafeArea().top", .safeArea), ("a.hAlign(.leading)", .alignment),
      ("a.vAlign(.top)", .alignment), ("a.hSpacing(.leading)", .spacing),
      ("a.clipShape(CustomCorner(corners: [.topLeft], radius: 9))", .customCorner),
      ("let a = UIScreen.screenWidth / 2", .screenSides),
      ("a.onTapGesture { hideKeyboard() }", .hideKeyboard),
      ("UIApplication.shared.endEditing()", .endEditing),
      ("a.if(isOn) { $0.bold() }", .condition), ("a.eraseToAnyView()", .erasure),
      ("let a = b[safe: 1]", .safeElement), ("let a = b.c?[ safe: 1]?.d", .safeElement),
      ("a.cornerRadius(\n  max(1, 2),\n  corners: .topLeft)", .corners),
      ("let a = Color(\n  hex: 0xF)", .color), ("a.onLoad { b() }", .firstAppearance),
      ("a.onFirstAppear(perform: b)", .firstAppearance),
    ])
  func called(_ text: String, _ helper: SiblingHelper) {
    #expect(taken(text).found == ["a.swift": [helper]])
    let compiled = DemoSource(
      Excerpt(file: "a.swift", text: text), source: SwiftSource(text), entries: [],
      isOfModule: true, changes: DemoChanges(helpers: [helper])
    ).text
    #expect(compiled.contains(helper.text(beside: "")))
  }

  @Test(
    "Not what looks like them, nor what only a comment has",
    arguments: [
      "let a = Color(hue: 1, saturation: 1, brightness: 1)", "let a = MyColor(hex: 1)",
      "a.cornerRadius(20)", "RoundedCornerStyle(1)", "a.cornerRadius(2).frame(corners: 1)",
      "let a = proxy.getRect()",
      "// Color(hex: 1)", "let a = b // getRect()", "model.hideKeyboard()", "#if(DEBUG)\n#endif",
      "a.safeAreaInset(edge: .top) {}", "let a: [String: Int] = [safe: 1]",
      "a.onAppear { b() }", "a.onLoad(of: b) { c() }", "b.animation(.default.delay(1)) { c() }",
      "let delay = 2; if after(1) == 2 {}",
    ])
  func others(_ text: String) { #expect(taken(text).found.isEmpty) }

  @Test(
    "What is done later is, by whatever label the seconds have",
    arguments: [
      ("delay(0.5) { a = 1 }", "delay(_ _seconds: Double"),
      ("after( seconds: Double(n) * 2) { a = 1 }", "after(seconds _seconds: Double"),
      ("\n  runAsync(after: 1 - speed) {\n  }", "runAsync(after _seconds: Double"),
    ])
  func delayed(_ call: String, _ declaration: String) {
    #expect(taken(call).found == ["a.swift": [.delayedCall]])
    let text = SiblingHelper.delayedCall.text(beside: call + "; " + call)
    #expect(text.matches(of: #/fileprivate func /#).count == 1)
    #expect(text.contains("fileprivate func \(declaration), _ action: @escaping () -> Void)"))
    #expect(
      taken(call + "\nfunc \(call.prefix { $0 != "(" }.filter { $0.isLetter })() {}").found.isEmpty)
  }

  @Test("What the file or one beside it declares is meant, whether that compiles or not")
  func declared() {
    let call = "let a = Color(hex: \"#2D3436\"), b = getRect()\n"
    let color = "extension Color {\n  init(\n    hex: String\n  ) { self = .red }\n}\n"
    let screen = "extension View { func getRect() -> CGRect { .zero } }\n"
    #expect(taken(call + color).found == ["a.swift": [.screen]])
    #expect(taken(call, beside: [color, screen]).found.isEmpty)
    #expect(taken(call + "struct Color { let hex: String }", beside: [screen]).found.isEmpty)
    #expect(taken(call, beside: [color, "// " + screen]).found == ["a.swift": [.screen]])
    #expect(
      taken(call, beside: ["extension UIColor { init?<T>(hex: T) {} }"]).found == [
        "a.swift": [.screen]
      ])
  }

  @Test("A call is told of at the line where it begins") func lines() {
    #expect(SiblingHelper.screen.firstUse(in: "let a = 1\n\n  + getRect().width") == 2)
    #expect(SiblingHelper.screen.firstUse(in: "let a =\ngetRect().width") == 1)
    #expect(SiblingHelper.color.firstUse(in: "a\r\nlet b = Color(\n  hex: 1)") == 1)
  }

  @Test("They are supplied once, and only to files that do not compile") func once() {
    let text = "import SwiftUI\r\n\r\nlet a = Color(hex: 1)\nlet b = Color(hex: 2)\n"
    let file = Excerpt(file: "a.swift", line: 10, text: text)
    var helpers = AbsentHelpers(beside: [text])
    let elsewhere = Diagnostic(file: "b.swift", line: 1, message: "cannot find 'b' in scope")
    let warning = Diagnostic(file: "a.swift", line: 1, severity: .warning, message: "unused")
    let error = Diagnostic(file: "a.swift", line: 12, message: "cannot convert")
    let rounds = [[elsewhere, warning], [error], [error]].map { helpers.take($0, of: [file]) }
    #expect(rounds == [false, true, false])
    #expect(
      helpers.warnings.map(\.problem) == [
        "a.swift:12: warning: Nothing here declares 'Color(hex:)': what is usually meant by it is "
          + "supplied. Show the file that declares it together with this one, or declare it here, "
          + "to have your own."
      ])
  }

  @Test(
    "A colour that is unwrapped may be nil",
    arguments: [
      ("Color(hex: code)!", true), ("Color(hex: \"fff\") ?? .red", true),
      ("if let a = Color(hex: code) { }", true), ("Color(hex: code) != a", false),
      ("Color(hex: code)", false), ("UIColor(hex: code)!", false),
    ])
  func optional(_ code: String, _ isOptional: Bool) {
    #expect(SiblingHelper.color.text(beside: code).contains("init?(hex: String") == isOptional)
  }

  @Test(
    "A file that needs one compiles and tells of it; one beside it that declares it is used",
    .enabled(if: CompilerFixture.compiler != nil, "swiftc is not on the PATH"))
  func compiled() async throws {
    let fixture = try await CompilerFixture.shared.value
    let compiler = fixture.compiler(sandbox: try await CompilerFixture.walls.value)
    func warnings(_ files: [Excerpt]) async throws -> [Int] {
      let module = SourceModule(name: "Fancy", files: files)
      let plan = SnippetPlan(module: module, options: SnippetOptions())
      let clip = try #require(plan.clips.first)
      return try await compiler.compile(clip).warnings.map(\.line)
    }
    let call = Excerpt(
      file: "A.swift", text: "\n#Preview { Text(\"\\(getRect().width)\") }\n")
    let other = Excerpt(file: "B.swift", text: "let other = 1\n")
    let own = Excerpt(
      file: "B.swift",
      text: "extension View { func getRect() -> CGRect { .zero } }\n")
    #expect(try await warnings([call, other]) == [2])
    #expect(try await warnings([call, own]) == [])
  }
}
