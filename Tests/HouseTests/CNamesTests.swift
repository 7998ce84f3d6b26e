import TestSupport
import Testing

/// C names appear where Documentation/ARCHITECTURE.md says, and nowhere else.
@Suite("C names")
struct CNamesTests {
  private static let modules = ["Fingerprints", "Raster", "Compositing", "Movie"]
  private static let files = [
    "Sources/Snippets/Markdown/MarkdownTree.swift",
    "Sources/Snippets/Sandbox/SystemCallFilter.swift",
    "Sources/ShowreelCLI/ShowreelCommand.swift",
    "Sources/ShowreelCLI/Output/Version.swift",
  ]

  @Test func onlyWhereTheDocumentSays() throws {
    let importsC = #/(?m)^(@\w+ )?((private|internal|package|public) )?import C[A-Z]\w+$/#
    let files = try Repository.files(in: "Sources").filter {
      try Repository.text($0).contains(importsC)
    }
    #expect(files.count > 20)
    for file in files where !Self.files.contains(file) {
      #expect(Self.modules.contains { file.hasPrefix("Sources/\($0)/") }, "\(file)")
    }
    for file in Self.files { #expect(files.contains(file), "\(file) has none any more") }
    let document = try Repository.text("Documentation/ARCHITECTURE.md")
    let sentence = document.split(separator: "\n").first { $0.hasPrefix("C names appear in") }
    for name in Self.modules + ["MarkdownTree", "SystemCallFilter", "ShowreelCommand", "Version"] {
      #expect(sentence?.contains("`\(name)`") == true, "\(name)")
    }
  }
}
