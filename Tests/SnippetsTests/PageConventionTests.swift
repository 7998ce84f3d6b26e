import TestSupport
import Testing

@testable import Snippets

/// What the reference of pages says is what the reader does.
struct PageConventionTests {
  @Test(arguments: PageConvention.blocks + PageConvention.videos)
  func theReaderTakesItAsTheReferenceSays(_ convention: PageConvention) throws {
    let text = "# Guide\n\n" + convention.example + "\n"
    try expect(convention, of: try MarkdownPage(text: text, file: "guide.md"))
  }

  @Test(arguments: PageConvention.tutorials)
  func aTutorialIsTakenAsTheReferenceSays(_ convention: PageConvention) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("struct A: View { }\n", to: "My.docc/toggle-01.swift")
    let text = "@Tutorial {\n@Steps {\n\(convention.example)\n}\n}\n"
    let page = try MarkdownPage(text: text, file: folder.path + "/My.docc/a.tutorial")
    #expect(page.failures.isEmpty)
    try expect(convention, of: page)
  }

  private func expect(_ convention: PageConvention, of page: MarkdownPage) throws {
    switch convention.finding {
    case .block(let commands):
      try #require(page.blocks.count == 1)
      let block = page.blocks[0]
      var script = block.script
      script.append(SwiftSource(block.excerpt.text).script(in: block.excerpt))
      #expect(script.problems.isEmpty)
      #expect(script.commands.count == commands)
      #expect(page.videos.isEmpty && page.strayScript.lines.isEmpty)
    case .video(let name):
      #expect(page.videos.map(\.path) == [name])
      #expect(page.videos.allSatisfy { $0.obstacle == nil })
    case .nothing:
      #expect(page.blocks.isEmpty && page.videos.isEmpty && page.strayScript.lines.isEmpty)
    }
  }
}
