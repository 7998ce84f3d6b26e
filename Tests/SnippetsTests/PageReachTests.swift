import Foundation
import Movie
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

  /// Four times as long a way takes about four times as long: where each step is looked for, it takes sixteen times.
  @Test func aWayThroughWhatIsNotThereIsNotLookedFor() {
    func cost(_ count: Int) -> Double {
      let path = "/nowhere" + String(repeating: "/a", count: count)
      return (0..<3).map { _ in
        let start = Self.work
        for _ in 0..<5 { _ = PageReach.real(path) }
        return Self.work - start
      }.min() ?? 0
    }
    let (few, many) = (cost(500), cost(2_000))
    #expect(many < 10 * few, "\(few) and \(many) s")
  }

  /// Seconds of a processor that this thread has had, which other threads take nothing from.
  private static var work: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Each step of a way that the kernel would not go took as long as all before it.
  @Test func aWayThatIsLongerThanTheKernelGoesLeadsNowhere() {
    #expect(PageReach.real(String(repeating: "/a", count: 2_000)).count == 4_000)
    let nowhere = String(repeating: "/a", count: 2_100)
    #expect(PageReach.real(nowhere) == "")
    // A page there reaches nothing, and not everything.
    let reach = PageReach(page: nowhere + "/page.md")
    #expect(!reach.contains("/tmp/x.mp4"))
    #expect(!reach.contains("/x.mp4"))
    #expect(!reach.contains(nowhere + "/x.mp4"))
  }

  @Test(arguments: [
    #"<video src="../../x.mp4"></video>"#, #"<video src="%2e%2e/%2e%2e/x.mp4"></video>"#,
    #"<video src="/../../x.mp4"></video>"#, "![a](../../../../../../tmp/x.mp4)",
    #"@Video(source: "../../x.mp4")"#, "![a](link/x.mp4)",
    // What is behind a link is where that leads, also of what is there only later.
    "![a](deep/../x.mp4)", "![a](nowhere.mp4)", "![a](absolute.mp4)", "![a](twice.mp4)",
    "![a](round/x.mp4)",
    // Behind what is not there is no link, but back from it there may be.
    "![a](none/inner/../../link/x.mp4)",
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

  /// A branch of that name would break it, and a hook would be run.
  @Test(arguments: [
    ("<video src=\"../.git/refs/heads/x.mp4\"></video>", ".git"),
    ("![a](../.Git/x.mp4)", ".Git"), ("![a](../deep/.hg/x.mp4)", ".hg"),
    ("![a](.svn/x.mp4)", ".svn"), ("![a](link/x.mp4)", ".git"),
    ("<video src=\"/../.git/x.mp4\"></video>", ".git"),
  ])
  func aNameInWhatARepositoryKeepsItselfInIsAFailure(
    _ reference: String, _ folder: String
  ) throws {
    let path = try self.folder.get().path
    for name in ["/.git/hooks", "/docs"] {
      try FileManager.default.createDirectory(
        atPath: path + "/repository" + name, withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: path + "/repository/docs/link", withDestinationPath: "../.git/hooks")
    let plan = try page(reference)
    #expect(plan.clips.isEmpty)
    #expect(plan.failures.count == 1)
    #expect(
      plan.failures.first?.message.contains(
        " leads into \(folder), in which the repository keeps itself, and no clip goes there.")
        == true)
    #expect(!PageReach(page: path + "/repository/docs/page.md").contains(path + "/repository/.git"))
  }

  @Test func aNameInTheRepositoryIsFine() throws {
    let path = try folder.get().path
    try FileManager.default.createDirectory(
      atPath: path + "/repository/.git", withIntermediateDirectories: true)
    let plan = try page("![a](../clips/x.mp4)")
    #expect(plan.failures.isEmpty)
    #expect(plan.clips.map(\.isNamedByPage) == [true])
  }

  /// One file has many names, and would hold the second clip alone.
  @Test(arguments: ["./q/../z.mp4", ".//z.mp4", "q/../z.mp4", "link/z.mp4"])
  func twoNamesOfOneFileAreOne(_ name: String) throws {
    let path = try folder.get().path
    try FileManager.default.createDirectory(
      atPath: path + "/repository/docs", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: path + "/repository/docs/link", withDestinationPath: ".")
    let code = "```swift\nstruct B: View { var body: some View { Text(\"2\") } }\n```"
    let plan = try page("![a](z.mp4)\n\n\(code)\n![b](\(name))")
    #expect(plan.clips.count == 1)
    #expect(
      plan.failures.map(\.message) == [
        "\(name) is the clip of the block in line 1 already. Give this one a name of its own."
      ])
  }

  @Test func twoPagesMayNotNameOneFile() throws {
    var plans = try [page("![a](z.mp4)"), page("![a](../docs/z.mp4)", in: "docs/other.md")]
    var claimed = ClaimedPlaces()
    for index in plans.indices { claimed.takeNamed(&plans[index]) }
    #expect(plans.map(\.clips.count) == [1, 0])
    let message = plans[1].failures.first?.message ?? ""
    #expect(message.contains("z.mp4 is the clip of "))
    #expect(message.contains("page.md:2 already. Give this one a name of its own."))
    // The same page twice makes the same clip.
    var again = try page("![a](z.mp4)")
    claimed.takeNamed(&again)
    #expect(again.clips.count == 1)
  }

  @Test func aPosterIsOneClipsAlone() throws {
    func name(_ paths: [String]) -> String? {
      paths.first.map { PicturePath.withoutEnding($0) + ".png" }
    }
    var claimed = ClaimedPlaces()
    #expect(claimed.take(["X.mp4"], ofPreset: "a.yaml", poster: name) == ["X.mp4"])
    #expect(claimed.take(["X.gif"], ofPreset: "b.yaml", poster: name) == ["X-2.gif"])
    #expect(claimed.take(["Y.gif"], ofPreset: "c.yaml") { _ in "X.png" } == ["Y-2.gif"])
    #expect(claimed.take(["X.gif"], ofPreset: "d.yaml") { _ in nil } == ["X.gif"])
    var plans = try [page("![a](z.mp4)"), page("![a](z.gif)", in: "docs/other.md")]
    claimed = ClaimedPlaces()
    for index in plans.indices {
      plans[index].addPoster(0, "docs/z.png")
      claimed.takeNamed(&plans[index])
    }
    #expect(plans.map(\.clips.count) == [1, 0])
    let message = plans[1].failures.first?.message ?? ""
    #expect(message.hasPrefix("docs/z.png is the poster of "), "\(message)")
  }

  @Test func whatHasNoNameGetsANumber() throws {
    var claimed = ClaimedPlaces()
    func take(_ path: String, ofPreset file: String) -> [String] {
      claimed.take([path], ofPreset: file) { _ in nil }
    }
    #expect(take("out/X.mp4", ofPreset: "a/X.yaml") == ["out/X.mp4"])
    #expect(take("out/q/../X.mp4", ofPreset: "b/X.yaml") == ["out/q/../X-2.mp4"])
    #expect(take("out/X.mp4", ofPreset: "./a/X.yaml") == ["out/X.mp4"])
    var plan = SnippetPlan(
      source: "struct A: View { var body: some View { Text(\"1\") } }", at: "c/X.swift",
      options: SnippetOptions(folder: "out"))
    claimed.takeOthers(&plan) { _ in "poster.png" }
    #expect(plan.clips.map(\.outputs) == [["out/X-3.mp4"]])
    #expect(plan.clips.map(\.poster) == ["poster.png"])
    #expect(
      take("out/X/*.png", ofPreset: "d/X.yaml") == ["out/X/*.png"])
    #expect(
      take("out/X/*.png", ofPreset: "e/X.yaml") == ["out/X-2/*.png"])
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
    #expect(!records.mayReplace(file))
    // Where a GIF has it, at its end.
    let mark = "Made by Showreel"
    let ours = Data("GIF89a!".utf8) + [0xFE, UInt8(mark.utf8.count)] + Data(mark.utf8) + [0, 0x3B]
    try ours.write(to: URL(filePath: file))
    #expect(records.mayReplace(file))
  }

  private func real(_ path: String) throws -> String {
    URL(filePath: path).resolvingSymlinksInPath().path
  }
}
