import Foundation
import TestSupport
import Testing

@testable import ShowreelCLI

/// The pages about presets, pages and SwiftUI: made of the program's own tables.
@MainActor
struct ReferencePageTests {
  /// What the documentation has; with `SHOWREEL_RECORD` it is written first.
  private func expectKept(_ made: String, in name: String) throws {
    let page = Repository.folder.appending(path: "Documentation/\(name)")
    try GoldenRecorder.keep(Data(made.utf8), in: page)
    #expect(
      try String(contentsOf: page, encoding: .utf8) == made,
      "run 'SHOWREEL_RECORD=1 swift test --filter ReferencePageTests'")
  }

  @Test func theKeysOfPresets() throws {
    try expectKept(PresetKeyReference().markdown, in: "presets.md")
  }

  @Test func whatPagesSay() throws {
    try expectKept(PageConventionReference().markdown, in: "pages.md")
  }

  @Test func theSwiftUIThatIsSupported() throws {
    try expectKept(SwiftUIReference().markdown, in: "swiftui.md")
  }

  @Test(arguments: ["presets", "pages", "swiftui"])
  func theProgramPrintsThem(_ page: String) async throws {
    let answer = try await Showreel().run(["reference", "--for", page])
    let kept = Repository.folder.appending(path: "Documentation/\(page).md")
    #expect(try answer.output == String(contentsOf: kept, encoding: .utf8))
  }

  /// Of the sources' own folders.
  @Test func everyFolderIsOfATopicAndEveryTopicHasNames() {
    let titles = Set(SupportedTopic.all.map(\.title))
    for name in SupportedAPI.all {
      #expect(titles.contains(name.topic), "\(name.name): \(name.topic)")
    }
    for topic in SupportedTopic.all {
      #expect(SupportedAPI.all.contains { $0.topic == topic.title }, "\(topic.title)")
    }
    #expect(titles.count == SupportedTopic.all.count)
  }

  /// With its own mark, and no other.
  @Test func everyNameIsOnThePage() {
    let rows = SwiftUIReference().markdown.split(separator: "\n").filter { $0.hasPrefix("| `") }
    var found: [String: String] = [:]
    for row in rows {
      let cells = row.dropFirst(2).split(separator: " | ", maxSplits: 2).map(String.init)
      let names = cells[0].split(separator: "`").map(String.init).filter { $0 != " " }
      for name in names {
        let isMember = name.hasPrefix(".") && !names[0].hasPrefix(".")
        found[isMember ? names[0].prefix { $0 != "." } + name : name] = cells[1]
      }
    }
    for name in SupportedAPI.all { #expect(found[name.name] == name.look.rawValue, "\(name.name)") }
    #expect(found.count == SupportedAPI.all.count)
  }
}
