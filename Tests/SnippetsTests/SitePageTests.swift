import Foundation
import TestSupport
import Testing

@testable import Snippets

/// The pages of `Tests/Sites` as their writers have them: each clip goes where its generator looks for it.
///
/// VitePress and Docusaurus come from npm alone, so they are held to what their documentation says; `Scripts/sites-check` has the others
/// build their sites.
struct SitePageTests {
  @Test(arguments: [
    (
      "vitepress",
      [
        "index.md": ["public/first.gif"],
        "guide/toggles.md": ["public/video/second.mp4", "guide/third.mp4"],
      ]
    ),
    (
      "docusaurus",
      [
        "docs/intro.md": ["static/img/first.gif"],
        "docs/guide/toggles.mdx": ["static/video/second.mp4", "docs/guide/third.mp4"],
      ]
    ),
    (
      "mkdocs",
      ["docs/guide.md": ["docs/media/second.mp4", "docs/media/third.gif"]]
    ),
    ("sphinx", ["guide.md": ["_static/second.mp4", "_static/third.gif"]]),
  ])
  func itsClipsAreWhereTheGeneratorLooks(_ site: String, _ pages: [String: [String]]) throws {
    let folder = Repository.folder.appending(path: "Tests/Sites/\(site)").standardizedFileURL.path
    for (page, places) in pages {
      let path = folder + "/" + page
      let plan = try SnippetPlan(page: try Repository.text("Tests/Sites/\(site)/\(page)"), at: path)
      let outputs = plan.clips.flatMap(\.outputs).map {
        URL(filePath: $0).standardizedFileURL.path.dropFirst(folder.count + 1)
      }
      #expect(outputs.map(String.init) == places, "\(page)")
      #expect(plan.failures.isEmpty && plan.skipped.isEmpty, "\(page): \(plan.skipped)")
      // Each is tapped, by a comment in it or before it.
      #expect(plan.clips.allSatisfy { !$0.script.commands.isEmpty }, "\(page)")
    }
  }
}
