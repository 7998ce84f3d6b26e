import Foundation
import TestSupport
import Testing

@testable import Snippets

/// What a page names stays in its repository.
@Suite struct PageReachTests {
  private let folder = Result { try TemporaryFolder() }

  private func page(_ reference: String, in name: String = "docs/page.md") throws -> SnippetPlan {
    let path = try folder.get().path
    try FileManager.default.createDirectory(
      atPath: path + "/repository/docs", withIntermediateDirectories: true)
    return try SnippetPlan(
      page: """
        ```swift
        struct A: View { var body: some View { Text("1") } }
        ```
        \(reference)
        """, at: path + "/repository/" + name)
  }

  @Test(arguments: [
    #"<video src="../../x.mp4"></video>"#, #"<video src="%2e%2e/%2e%2e/x.mp4"></video>"#,
    #"<video src="/../../x.mp4"></video>"#, "![a](../../../../../../tmp/x.mp4)",
    #"@Video(source: "../../x.mp4")"#, "![a](link/x.mp4)",
    // What is behind a link is where that leads, also of what is there only later.
    "![a](deep/../x.mp4)", "![a](nowhere.mp4)", "![a](absolute.mp4)", "![a](twice.mp4)",
    "![a](round/x.mp4)",
  ])
  func aNameThatLeadsOutIsAFailure(_ reference: String) throws {
    let path = try folder.get().path
    try FileManager.default.createDirectory(
      atPath: path + "/repository/.git", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: path + "/repository/docs", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: path + "/repository/docs/link", withDestinationPath: path)
    try FileManager.default.createDirectory(
      atPath: path + "/outside/deep", withIntermediateDirectories: true)
    for (name, target) in [
      ("deep", "../../outside/deep"), ("nowhere.mp4", "../../outside/new.mp4"),
      ("absolute.mp4", path + "/repository/../outside/new.mp4"), ("twice.mp4", "nowhere.mp4"),
      ("round", "round"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: path + "/repository/docs/" + name, withDestinationPath: target)
    }
    let plan = try page(reference)
    #expect(plan.clips.isEmpty)
    #expect(plan.failures.count == 1)
    #expect(plan.failures[0].line == 4)
    #expect(
      plan.failures[0].message.hasSuffix(
        "is not below \(try real(path))/repository, where the page's clips go"))
    #expect(plan.failures[0].remedy == .otherPlace)
  }

  /// A name that ends before its ending, one of two lines, and one that stands for another's bytes.
  @Test(arguments: [
    "![a](hook%00.mp4)", "![a](a%0A::error::b.mp4)", "![a](<\u{10FFE9}.mp4>)",
  ])
  func aNameThatIsOpenedAsAnotherIsAFailure(_ reference: String) throws {
    let plan = try page(reference)
    #expect(plan.clips.isEmpty)
    #expect(plan.failures.map(\.line) == [4])
    #expect(
      plan.failures[0].message.hasSuffix(
        " holds characters that no clip's name may: ends of lines or of names, or what stands for "
          + "bytes. Give it another name."))
  }

  @Test func aNameInTheRepositoryIsFine() throws {
    let path = try folder.get().path
    try FileManager.default.createDirectory(
      atPath: path + "/repository/.git", withIntermediateDirectories: true)
    let plan = try page("![a](../clips/x.mp4)")
    #expect(plan.failures.isEmpty)
    #expect(plan.clips.map(\.isNamedByPage) == [true])
  }

  /// A folder `public` that is a link leads to whatever a stranger likes.
  @Test func withoutARepositoryALinkIsNoSite() throws {
    let path = try folder.get().path
    try FileManager.default.createDirectory(
      atPath: path + "/elsewhere", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: path + "/repository", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: path + "/repository/public", withDestinationPath: path + "/elsewhere")
    #expect(try page("![a](/x.mp4)").failures.count == 1)
    try FileManager.default.removeItem(atPath: path + "/repository/public")
    try FileManager.default.createDirectory(
      atPath: path + "/repository/public", withIntermediateDirectories: true)
    #expect(try page("![a](/x.mp4)").failures.isEmpty)
  }

  @Test func withoutARepositoryItIsThePagesFolder() throws {
    #expect(try page("![a](clips/x.mp4)").failures.isEmpty)
    #expect(try page("![a](../clips/x.mp4)").failures.count == 1)
  }

  @Test func whatShowreelDidNotMakeIsKept() throws {
    let path = try folder.get().path
    let records = ClipRecords(cache: CacheFolder(path: path + "/cache"))
    let file = path + "/a.mp4"
    #expect(records.mayReplace(file))
    try Data("somebody's".utf8).write(to: URL(filePath: file))
    #expect(!records.mayReplace(file))
    try records.remember(file, hash: ContentHash("a"))
    #expect(records.mayReplace(file))
    try Data("somebody's other".utf8).write(to: URL(filePath: file))
    #expect(!records.mayReplace(file))
    try Data("x\u{0}Made by Showreel\u{0}".utf8).write(to: URL(filePath: file))
    #expect(records.mayReplace(file))
  }

  private func real(_ path: String) throws -> String {
    URL(filePath: path).resolvingSymlinksInPath().path
  }
}
