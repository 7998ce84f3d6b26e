import Foundation
import TestSupport
import Testing

@testable import Snippets

/// The documents that the project was asked to play; a checkout alone does not have them.
enum Seeds {
  static let folder = Repository.folder.appending(path: "../shared/seeds").standardizedFileURL

  static let areThere = FileManager.default.fileExists(atPath: folder.path)

  static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  static let page = "002_545a07d0362fe1e9.txt"

  static var examples: [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "examples").path)
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }
}

@Suite(.enabled(if: Seeds.areThere, "../shared/seeds is not there"))
struct SeedTests {
  @Test func thePageNamesSixteenVideos() throws {
    let page = try MarkdownPage(text: try Seeds.text(Seeds.page), file: Seeds.page)
    #expect(page.videos.count == 16)
    #expect(page.blocks.count == 25)
    #expect(page.videos.allSatisfy { $0.path.hasPrefix("../../video/") && $0.obstacle == nil })
  }

  @Test func eachVideoIsMadeFromItsOwnBlock() throws {
    let plan = try SnippetPlan(
      page: try Seeds.text(Seeds.page), at: Seeds.page, options: SnippetOptions(folder: "out"))
    let marks = [
      "Transition": "Circle()", "TransitionPhase": "RotatingFadeTransition()",
      "TransitionBlurReplace": "(.blurReplace)", "TransitionBlurReplaceUpUp": "(.upUp)",
      "TransitionIdentity": "(.identity)", "TransitionMove": ".move(edge:",
      "TransitionOffset": ".offset(CGSize", "TransitionOpacity": "(.opacity)",
      "TransitionPush": ".push(from:", "TransitionScale": "height: 300)",
      "TransitionSlider": "(.slide)", "TransitionSymbolEffect": "Pet the Dog",
      "AsymmetricTransitions": "removal: .slide)",
      "AsymmetricTransitionsCombined": ".combined(with:",
      "ContentTransition": ".interpolate", "ContentTransitionNumber": ".numericText()",
    ]
    #expect(Set(plan.clips.map(\.name)) == Set(marks.keys))
    for clip in plan.clips {
      #expect(clip.excerpt.text.contains(marks[clip.name] ?? "?"), "\(clip.name)")
      #expect(clip.outputs == ["out/\(clip.name).mp4"])
    }
    #expect(plan.failures.isEmpty && plan.notes.isEmpty)
    #expect(plan.skipped.map(\.line) == [7, 48, 137, 398, 408, 430, 469, 506, 600])
  }

  /// That they compile and play is seen where they are exported: SeedExportTests.
  @Test func everyExampleHasItsOwnRoot() throws {
    let others = [
      "002_AsymmetricTransitions": "AsymmetricTransitionsView",
      "002_AsymmetricTransitionsCombined": "AsymmetricTransitionsView",
      "002_ContentTransition": "ContentTransitionView",
      "002_ContentTransitionNumber": "ContentTransitionView",
      "003_associated_animation": "Example2", "003_fly": "GeometryEffectTransitionsDemo",
      "004_repeat_forever": "AnimationTest",
    ]
    #expect(Seeds.examples.count == 46)
    for file in Seeds.examples {
      let name = String(file.dropLast(6))
      let usual =
        name.hasPrefix("002")
        ? "TransitionView" : name.hasPrefix("003") ? "Example1" : "ContentView"
      let root = try SwiftSource(try Seeds.text("examples/" + file)).root()
      #expect(root == .view(others[name] ?? usual), "\(file)")
    }
  }
}
