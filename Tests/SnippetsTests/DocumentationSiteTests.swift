import Foundation
import TestSupport
import Testing

@testable import Snippets

/// Where generators of sites look for what their pages name, and how their pages write code.
@Suite struct DocumentationSiteTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private let code = "struct A: View { var body: some View { Text(\"A\") } }\n"

  /// Paths of the clips of a page, from the folder.
  private func outputs(_ video: String, at path: String, _ marks: [String: String]) throws
    -> [String]
  {
    for (name, text) in marks { _ = try folder.write(text, to: name) }
    let page = "```swift\n\(code)```\n\n\(video)\n"
    let plan = try SnippetPlan(page: page, at: folder.path + "/" + path, options: SnippetOptions())
    return plan.clips.flatMap(\.outputs).map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test(arguments: [
    (".vitepress/config.ts", "guide/a.md", "public/v/a.mp4"),
    ("docusaurus.config.ts", "docs/a.md", "static/v/a.mp4"),
    ("mkdocs.yml", "docs/a.md", "docs/v/a.mp4"),
    ("source/conf.py", "source/a.md", "source/v/a.mp4"),
  ])
  func theRootOfASiteIsItsGenerators(_ mark: String, _ page: String, _ place: String) throws {
    #expect(try outputs("![a](/v/a.mp4)", at: page, [mark: "", ".git/HEAD": ""]) == [place])
  }

  /// MkDocs shows `docs/guide.md` as `guide/`, mends the addresses of Markdown, and leaves HTML as it is.
  @Test(arguments: [
    ("![a](a.mp4)", "docs/guide.md", "docs/a.mp4"),
    ("<video src=\"../a.mp4\"></video>", "docs/guide.md", "docs/guide/../a.mp4"),
    ("<video src=\"a.mp4\"></video>", "docs/guide.md", "docs/guide/a.mp4"),
    ("<video src=\"a.mp4\"></video>", "docs/index.md", "docs/a.mp4"),
    ("<video src=\"a.mp4\"></video>", "docs/more/README.md", "docs/more/a.mp4"),
  ])
  func aPageOfMkDocsIsAFolder(_ video: String, _ page: String, _ place: String) throws {
    #expect(try outputs(video, at: page, ["mkdocs.yml": "site_name: x\n"]) == [place])
  }

  @Test func theSettingsOfMkDocsAreHeard() throws {
    let settings = "site_name: x\nuse_directory_urls: false  # flat\ndocs_dir: 'pages'\n"
    let marks = ["mkdocs.yml": settings]
    #expect(try outputs("<video src=\"a.mp4\">", at: "pages/b.md", marks) == ["pages/a.mp4"])
    #expect(try outputs("![a](/a.mp4)", at: "pages/b.md", marks) == ["pages/a.mp4"])
  }

  @Test func theNearestGeneratorCounts() throws {
    let marks = ["mkdocs.yml": "", "docs/api/conf.py": ""]
    #expect(try outputs("![a](/a.mp4)", at: "docs/api/b.md", marks) == ["docs/api/a.mp4"])
  }

  /// A site's files are a stranger's as its pages are.
  @Test(arguments: ["../..", "/home", "docs/../../.."])
  func noSettingLeadsOutOfTheSite(_ folder: String) throws {
    let marks = ["site/mkdocs.yml": "docs_dir: \(folder)\n"]
    #expect(try outputs("![a](/a.mp4)", at: "site/docs/b.md", marks) == ["site/docs/a.mp4"])
  }

  /// Without a repository there is nothing to stay in but the page's own folder.
  @Test func aSiteAboveAPageOpensNoOtherFolder() throws {
    #expect(try outputs("![a](/a.mp4)", at: "site/deep/b.md", ["conf.py": ""]) == [])
    #expect(try outputs("![a](/deep/a.mp4)", at: "deep/b.md", [:]) == ["deep/a.mp4"])
    _ = try folder.write("", to: "site/.git/HEAD")
    #expect(
      try outputs("![a](/a.mp4)", at: "site/deep/b.md", ["site/conf.py": ""]) == ["site/a.mp4"])
  }

  /// Nobody waits for what never comes.
  @Test func settingsInAPipeAreNotRead() throws {
    #expect(mkfifo(folder.path + "/mkdocs.yml", 0o600) == 0)
    #expect(try outputs("![a](/a.mp4)", at: "docs/b.md", [:]) == ["docs/a.mp4"])
  }

  // MARK: Fences

  @Test(arguments: [
    "{code-block} swift", "{code} swift", "{sourcecode} Swift", "{ .swift }", "{.swift .annotate}",
    "{ .swift hl_lines=\"1\" }", "{code-block} swift showreel: tap \"A\" at 1",
  ])
  func bracesMayNameTheLanguage(_ info: String) {
    #expect(FenceInfo(info).language == "swift")
  }

  @Test(arguments: ["{code-block} python", "{note}", "{", "{}", "{.python}", "{eval-rst}"])
  func otherDirectivesAreNoSwift(_ info: String) {
    #expect(FenceInfo(info).language != "swift")
    #expect(FenceInfo(info).shown == nil)
  }

  /// They are about the code, which keeps its lines.
  @Test func optionsOfADirectiveAreNoCode() throws {
    let page = "```{code-block} swift\n:caption: A view\n:linenos:\n\n\(code)```\n"
    let block = try MarkdownPage(text: page, file: "a.md").blocks[0]
    #expect(block.excerpt.text == "\n\n\n" + code)
    #expect(block.excerpt.line == 2)
  }

  @Test(arguments: ["{video} _static/a.mp4", "{figure} _static/a.mp4", "{image} _static/a.mp4 "])
  func directivesNameClips(_ info: String) throws {
    let marks = ["conf.py": ""]
    #expect(try outputs("```\(info)\n:width: 320\n```", at: "a.md", marks) == ["_static/a.mp4"])
    #expect(try outputs("```{figure} a.png\n```", at: "b.md", marks) == ["b-1.mp4"])
  }
}
