import Foundation
import TestSupport
import Testing

@testable import Snippets

@Suite(.enabled(if: CompilerFixture.compiler != nil, "swiftc is not on the PATH"))
struct SnippetExportTests {
  private let folder = Result { try TemporaryFolder() }

  @Test func aBlockUsesWhatOtherBlocksDeclare() async throws {
    let states = try await export(
      """
      ```swift
      struct Card: View { let text: String; var body: some View { Text(text).strong() } }
      struct A: View { var body: some View { Card(text: Texts.hello) } }
      ```
      ![a](a.mp4)
      ```swift
      extension Text { func strong() -> Text { bold() } }
      enum Texts { static let hello = "hello" }
      extension Texts { static var twice: String { hello + hello } }
      private func unrelated() -> NoSuchType { fatalError() }
      ```
      ```swift
      struct A: View { var body: some View { Card(text: Texts.twice) } }
      ```
      ![b](b.mp4)
      ```swift
      struct Card: View { var body: some View { Text("own").strong() } }
      struct A: View { var body: some View { Card() } }
      ```
      ![c](c.mp4)
      """)
    let path = try folder.get().path
    for name in ["a", "b", "c"] {
      #expect(states[name] == .made([path + "/\(name).mp4"], warnings: []))
    }
  }

  @Test func aMistakeInWhatAnotherBlockDeclaresIsReportedThere() async throws {
    let states = try await export(
      """
      ```swift
      struct Card: View { var body: some View { Txet("a") } }
      ```
      ```swift
      struct A: View { var body: some View { Card() } }
      ```
      ![a](a.mp4)
      """)
    guard case .failed(let diagnostics) = states["a"] else {
      Issue.record("\(states)")
      return
    }
    let path = try folder.get().path
    #expect(
      diagnostics.filter { $0.severity == .error }.map(\.description)
        == ["\(path)/page.md:2:43: error: cannot find 'Txet' in scope. Did you mean 'Text'?"])
  }

  private let page = """
    ```swift
    struct A: View { var body: some View { Text("1") } }
    ```
    ![a](a.mp4)
    ```swift
    struct A: View { var body: some View { Txet("2") } }
    ```
    ![b](b.mp4)
    ```swift
    struct A: View { var body: some View { Text("3") } }
    ```
    ![c](c.mp4)
    """

  /// Stands in for the program that draws: writes the root's name.
  private func export(
    _ page: String, options: String = "", isForced: Bool = false, overwrites: Bool = false
  ) async throws -> [String: SnippetResult.State] {
    let path = try folder.get().path
    let fixture = try await CompilerFixture.shared.value
    let sandbox = Sandbox(.limitsOnly(reason: "a test"))
    let cache = CacheFolder(path: path + "/cache")
    let export = SnippetExport(
      compiler: fixture.compiler(sandbox: sandbox), records: ClipRecords(cache: cache),
      options: options, isForced: isForced,
      overwrites: overwrites)
    let process = DemoProcess.standIn(sandbox: sandbox)
    let plan = try SnippetPlan(page: page, at: path + "/page.md")
    let results = export.results(of: plan.clips) { demo, clip, outputs throws(PlayError) in
      let words = DemoProcess.handingOver([(name: "clip.mp4", text: clip.root.name)])
      _ = try await process.play(
        demo, to: outputs.map { DemoOutput($0) }, arguments: words
      ) { _ in Data() }
    }
    var states: [String: SnippetResult.State] = [:]
    for await result in results { states[result.clip.name] = result.state }
    return states
  }

  @Test func aBlockThatDoesNotCompileStopsNoOther() async throws {
    let states = try await export(page)
    let path = try folder.get().path
    #expect(states["a"] == .made([path + "/a.mp4"], warnings: []))
    #expect(states["c"] == .made([path + "/c.mp4"], warnings: []))
    guard case .failed(let diagnostics) = states["b"] else {
      Issue.record("\(states)")
      return
    }
    #expect(
      diagnostics.first?.description
        == "\(path)/page.md:6:40: error: cannot find 'Txet' in scope. Did you mean 'Text'?")
    #expect(try String(contentsOfFile: path + "/a.mp4", encoding: .utf8) == "A")
    #expect(!FileManager.default.fileExists(atPath: path + "/b.mp4"))
  }

  @Test func whatHasNotChangedIsNotMadeAgain() async throws {
    let good = page.replacing("Txet", with: "Text")
    let path = try folder.get().path
    #expect(try await export(good).values.allSatisfy { $0 != .unchanged })
    #expect(try await export(good).values.allSatisfy { $0 == .unchanged })
    let changed = try await export("Moved\n\n" + good.replacing("\"2\"", with: "\"two\""))
    #expect(changed["a"] == .unchanged)
    #expect(changed["b"] == .made([path + "/b.mp4"], warnings: []))
    #expect(changed["c"] == .unchanged)
    #expect(try await export(good, options: "60 fps").values.allSatisfy { $0 != .unchanged })
    #expect(
      try await export(good, options: "60 fps", isForced: true).values
        .allSatisfy { $0 != .unchanged })
  }

  @Test func aFileThatSomebodyTouchedIsMadeAgain() async throws {
    let good = page.replacing("Txet", with: "Text")
    let path = try folder.get().path
    _ = try await export(good)
    try FileManager.default.removeItem(atPath: path + "/a.mp4")
    try "other".write(toFile: path + "/b.mp4", atomically: true, encoding: .utf8)
    let kept = try await export(good)
    guard case .failed(let diagnostics) = kept["b"] else {
      Issue.record("\(kept)")
      return
    }
    #expect(
      diagnostics.map(\.message) == ["\(path)/b.mp4 is there, and Showreel did not make it"])
    #expect(diagnostics.map(\.remedy) == [.replacing])
    try FileManager.default.removeItem(atPath: path + "/a.mp4")
    let states = try await export(good, overwrites: true)
    #expect(states["a"] != .unchanged)
    #expect(states["b"] != .unchanged)
    #expect(states["c"] == .unchanged)
  }
}
