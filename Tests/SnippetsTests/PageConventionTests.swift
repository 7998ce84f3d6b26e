import Testing

@testable import Snippets

/// What the reference of pages says is what the reader does.
struct PageConventionTests {
  @Test(arguments: PageConvention.blocks + PageConvention.videos)
  func theReaderTakesItAsTheReferenceSays(_ convention: PageConvention) throws {
    let text = "# Guide\n\n" + convention.example + "\n"
    let page = try MarkdownPage(text: text, file: "guide.md")
    switch convention.finding {
    case .block(let commands):
      try #require(page.blocks.count == 1)
      let block = page.blocks[0]
      var script = block.script
      script.append(SwiftSource(block.excerpt.text).script(in: block.excerpt))
      #expect(script.problems.isEmpty)
      #expect(script.commands.count == commands)
      #expect(page.videos.isEmpty && page.strayScripts.isEmpty)
    case .video(let name):
      #expect(page.videos.map(\.path) == [name])
      #expect(page.videos.allSatisfy { $0.obstacle == nil })
    case .nothing:
      #expect(page.blocks.isEmpty && page.videos.isEmpty && page.strayScripts.isEmpty)
    }
  }
}
