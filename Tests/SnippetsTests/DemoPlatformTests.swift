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
    ("canImport", "SwiftUI", true), ("canImport", "MapKit", true), ("canImport", "Glibc", false),
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

  @Test func aColumnAfterAnAnswerIsThePages() throws {
    let text = "struct A: View { var body: some View { X() } }\n#if os(iOS) && wrong\n#endif"
    let source = SwiftSource(text)
    let demo = DemoSource(
      Excerpt(file: "Demo.swift", line: 1, text: text), source: source, root: try source.root())
    // `#if true && wrong`: the name is at column 13 there.
    #expect(demo.column(13, line: 2) == 16)
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
}
