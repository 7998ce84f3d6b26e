import Studio
import Testing

@testable import Snippets

@Suite struct DemoPlatformTests {
  private func compiled(_ text: String) throws -> [Substring] {
    let source = SwiftSource(text)
    let demo = DemoSource(
      Excerpt(file: "Demo.swift", line: 1, text: text), source: source, root: try source.root())
    return demo.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      .prefix(text.split(separator: "\n", omittingEmptySubsequences: false).count).map { $0 }
  }

  @Test(arguments: [
    ("os", "iOS", true), ("os", "macOS", false), ("os", "Linux", false), ("os", "xrOS", false),
    ("canImport", "UIKit", true), ("canImport", "AppKit", false), ("canImport", "Cocoa", false),
    ("canImport", "SwiftUI", true), ("canImport", "MapKit", true),
    ("canImport", "SpriteKit", true), ("canImport", "Glibc", false),
    ("canImport", "UIKit.UIColor", true), ("canImport", "UIKit, _version: 5", true),
    ("targetEnvironment", "simulator", true), ("targetEnvironment", "macCatalyst", false),
    ("arch", "arm64", true), ("arch", "x86_64", false),
  ])
  func aClipIsAPhones(_ condition: String, _ argument: String, is answer: Bool) {
    #expect(DemoPlatform.iOS.answer(condition, argument) == answer)
  }

  @Test func otherDevicesAnswerForThemselves() {
    #expect(DemoPlatform.macOS.answer("canImport", "AppKit") == true)
    #expect(DemoPlatform.macOS.answer("canImport", "UIKit") == false)
    #expect(DemoPlatform.visionOS.answer("os", "xrOS") == true)
    #expect(DemoPlatform.watchOS.answer("targetEnvironment", "simulator") == true)
    #expect(DemoPlatform.iOS.answer("swift", ">=5.9") == nil)
  }

  @Test func conditionsAreAnsweredWhereverTheyStand() throws {
    let text = """
      struct A: View {
        var body: some View {
          Text("a")
          #if os(iOS) && !targetEnvironment(macCatalyst) || DEBUG
            .b()
          #elseif canImport(AppKit)
            .c(canImport(UIKit))
          #endif
        }
      }
      """
    let lines = try compiled(text)
    #expect(lines[3] == "    #if true && !false || DEBUG")
    #expect(lines[5] == "    #elseif false")
    #expect(lines[6] == "      .c(canImport(UIKit))")
  }

  @Test(arguments: [
    ("#available(iOS 26, *)", DemoPlatform.iOS, "_isSystem(26)"),
    ("#available(iOS 18.2, macOS 15, *)", .iOS, "_isSystem(18)"),
    ("#available(iOS 26, macOS 15, *)", .macOS, "_isSystem(18)"),
    ("#available(iOS 26, *)", .watchOS, "_isSystem(18)"),
    ("#available(watchOS 12, *)", .watchOS, "_isSystem(26)"),
    ("#available(iOS 99, *)", .iOS, "_isSystem(99)"),
    ("#unavailable(iOS 26.0)", .iOS, "!_isSystem(26)"),
  ])
  func theClipIsAskedForItsSystem(_ asked: String, _ platform: DemoPlatform, _ answer: String)
    throws
  {
    let text = "struct A: View { var body: some View { if \(asked), x { X() } else { Y() } } }"
    let source = SwiftSource(text, for: platform)
    let demo = DemoSource(
      Excerpt(file: "Demo.swift", line: 1, text: text), source: source, root: try source.root())
    #expect(demo.text.contains("if \(answer), x {"))
  }

  @Test func whatIsForANewSystemAloneIsShownOnAny() throws {
    let text = """
      @available(iOS 26.0, *)
      struct B: View { var body: some View { X() } }
      struct A: View { var body: some View { if #available(iOS 26, *) { B() } else { Y() } } }
      """
    let source = SwiftSource(text)
    let demo = DemoSource(
      Excerpt(file: "Demo.swift", line: 1, text: text), source: source,
      root: try source.root(named: "A"))
    #expect(demo.text.contains("if _isSystem(18) { B() }"))
  }

  @Test func aColumnAfterAnAnswerIsThePages() throws {
    let text = "struct A: View { var body: some View { X() } }\n#if os(iOS) && wrong\n#endif"
    let source = SwiftSource(text)
    let demo = DemoSource(
      Excerpt(file: "Demo.swift", line: 1, text: text), source: source, root: try source.root())
    // `#if true && wrong`: the name is at column 13 there.
    #expect(DiagnosedSource(demo).column(13, line: 2) == 16)
  }

  @Test func theImportsOfTheDevicesBranchAreTaken() throws {
    let text = """
      #if canImport(UIKit)
      import UIKit
      #elseif canImport(AppKit)
      import AppKit
      #endif
      struct A: View { var body: some View { X() } }
      """
    let lines = try compiled(text)
    #expect(lines[0] == "#if true" && lines[2] == "#elseif false")
    #expect(lines[1].allSatisfy { $0 == " " })
  }

  @Test func anAppsWindowIsTheDevices() throws {
    let text = """
      @main struct Demo: App {
        var body: some Scene {
          #if os(macOS)
            Window("A") { Mac() }
          #else
            WindowGroup { Phone() }
          #endif
        }
      }
      """
    let lines = try compiled(text).joined(separator: "\n")
    #expect(lines.contains("Phone()") && !lines.contains("Mac()") && !lines.contains("#"))
  }

  @Test func castsToFoundationsObjectsAreCalls() throws {
    let lines = try compiled(
      "struct A: View { var body: some View { X(a.b as NSString, c as? NSString, d as Int) } }")
    #expect(lines[0].contains("X(_bridged(a.b), c as? NSString, d as Int)"))
  }

  private func device(_ text: String, asked: String? = nil) throws -> String? {
    let options = SnippetOptions(device: asked.flatMap { Device.named($0) })
    let plan = SnippetPlan(source: text, at: "Demo.swift", options: options)
    return try #require(plan.clips.first).device?.name
  }

  private static let view = "struct A: View { var body: some View { X() } }"

  @Test func aDeviceIsWhatTheCodeSays() throws {
    let view = Self.view
    #expect(try device(view) == nil)
    #expect(try device("// showreel: device mac\n" + view) == "mac")
    #expect(try device("// showreel: device mac\n" + view, asked: "tv") == "tv")
    #expect(try device("import AppKit\n" + view) == "mac")
    #expect(try device("import UIKit\nimport AppKit\n" + view) == nil)
    #expect(try device("// An Apple Watch\n" + view) == nil)
  }

  @Test(arguments: [
    (".windowToolbarStyle(.unified)", "mac"), (".background(Color(nsColor: .textColor))", "mac"),
    (".listStyle(.carousel)", "watch45"), (".digitalCrownRotation($x)", "watch45"),
    (".buttonStyle(.card)", "tv"), (".toggleStyle(.checkbox)", "mac"),
    (".onTapGesture { NSPasteboard.general.clearContents() }", "mac"),
    (".listStyle(.bordered(alternatesRowBackgrounds: true))", "mac"),
    (".containerBackground(.blue.gradient, for: .tabView)", "watch45"), (".focusSection()", "tv"),
  ])
  func namesThatOneDeviceHasSayWhich(_ modifier: String, _ name: String) throws {
    let view = "struct A: View { var body: some View { X()\(modifier) } }"
    #expect(try device(view) == name)
    #expect(try device(view + "\nlet width = UIScreen.main.bounds.width") == nil)
    #expect(try device(view + "\n#if DEBUG\n#endif") == name)
    #expect(try device(view, asked: "ipad13") == "ipad13")
  }

  @Test(arguments: [
    "Settings {\n      Text(\"A\")\n    }",
    "Window(\"Activity\", id: \"activity\") { Text(\"A\") }",
  ])
  func scenesThatOnlyAMacHasSayWhich(_ scene: String) throws {
    let app = "struct A: App {\n  var body: some Scene {\n    WindowGroup { X() }\n"
    #expect(try device("\(app)    \(scene)\n  }\n}") == "mac")
    #expect(try device("\(app)  }\n}\nstruct Settings {\n  var isOn = true\n}") == nil)
    #expect(try device("\(app)      .commands { CommandMenu(\"B\") { } }\n  }\n}") == "mac")
  }

  @Test func whatStandsUnderAConditionSaysNothing() throws {
    let window = "struct A: View { var body: some View { X().windowStyle(.hiddenTitleBar) } }"
    #expect(try device("\(window)\n#if DEBUG\nlet isOn = true\n#endif") == "mac")
    let both = """
      struct A: View {
        var body: some View {
          X()
            #if os(macOS)
              .windowStyle(.hiddenTitleBar)
            #endif
        }
      }
      """
    #expect(try device(both) == nil)
  }

  @Test func namesOfTwoDevicesSayNothing() throws {
    let view =
      "struct A: View { var body: some View { X().buttonStyle(.card).windowStyle(.plain) } }"
    #expect(try device(view) == nil)
    // Phones have it since iOS 26.
    #expect(
      try device("struct A: View { var body: some View { X().navigationSubtitle(\"3\") } }") == nil)
  }

  @Test(arguments: [("watchOS", "watch45"), ("tvOS", "tv"), ("macOS", "mac")])
  func codeOfOneSystemAloneIsForIt(_ system: String, _ name: String) throws {
    #expect(try device("#if os(\(system))\n\(Self.view)\n#endif") == name)
    #expect(try device("#if os(\(system))\n\(Self.view)\n#else\n\(Self.view)\n#endif") == nil)
  }

  @Test(arguments: [
    ("Apple Watch Series 9 (45mm)", "watch45"), ("Apple Watch Series 9 - 41mm", "watch41"),
    ("Apple Watch Ultra", "watch49"), ("iPad Pro (12.9-inch) (6th generation)", "ipad13"),
    ("iPad mini (6th generation)", "ipadmini"), ("Apple TV 4K", "tv"), ("Mac", "mac"),
    ("iPhone 8", nil),
  ])
  func aPreviewNamesItsDevice(_ name: String, is expected: String?) throws {
    let preview = """
      \(Self.view)
      struct P: PreviewProvider { static var previews: some View { A().previewDevice("\(name)") } }
      """
    #expect(try device(preview) == expected)
    let written = preview.replacing(
      ".previewDevice(", with: ".previewDevice(PreviewDevice(rawValue: "
    )
    .replacing("\")", with: "\"))")
    #expect(try device(written) == expected)
  }

  @Test func aMacTakesTheMacsBranch() throws {
    let text = "#if os(macOS)\n" + Self.view + "\n#else\nlet b = 1\n#endif"
    let source = SwiftSource(text, for: .macOS)
    let demo = DemoSource(
      Excerpt(file: "Demo.swift", line: 1, text: text), source: source, root: try source.root())
    #expect(demo.text.contains("#if true"))
  }
}
