import TestSupport
import Testing

/// C names appear where Documentation/ARCHITECTURE.md says, and nowhere else.
@Suite("C names")
struct CNamesTests {
  private static let modules = ["Fingerprints", "Raster", "Compositing", "Movie"]
  private static let files = [
    "Sources/Snippets/Markdown/MarkdownTree.swift",
    "Sources/Snippets/Sandbox/SystemCallFilter.swift",
    "Sources/Snippets/Cache/WebRequest.swift",
    "Sources/ShowreelCLI/ShowreelCommand.swift",
    "Sources/ShowreelCLI/Output/Version.swift",
  ]

  @Test func onlyWhereTheDocumentSays() throws {
    let modules = try Set(PackageTarget.all.get().filter(\.isOfC).map(\.name))
    #expect(modules.count >= 9)
    let files = try Repository.files(in: "Sources").filter { file in
      let text = try Repository.text(file)
      // Reading all of them takes long.
      guard modules.contains(where: { text.contains($0) }) else { return false }
      return !Repository.imports(of: text).isDisjoint(with: modules)
    }
    #expect(files.count > 20)
    for file in files where !Self.files.contains(file) {
      #expect(Self.modules.contains { file.hasPrefix("Sources/\($0)/") }, "\(file)")
    }
    for file in Self.files { #expect(files.contains(file), "\(file) has none any more") }
    let document = try Repository.text("Documentation/ARCHITECTURE.md")
    let sentence = document.split(separator: "\n").first { $0.hasPrefix("C names appear in") }
    for name in Self.modules + [
      "MarkdownTree", "SystemCallFilter", "WebRequest", "ShowreelCommand", "Version",
    ] {
      #expect(sentence?.contains("`\(name)`") == true, "\(name)")
    }
  }

  @Test(
    arguments: [
      ("import CFFmpeg", ["CFFmpeg"]), ("import struct CFFmpeg.AVFrame", ["CFFmpeg"]),
      ("@preconcurrency package import CPango // fonts", ["CPango"]),
      ("#if os(Linux)\n  import CSDL2\n#endif", ["CSDL2"]), ("// import CFFmpeg", []),
      ("let text = \"import CFFmpeg\"", []),
    ] as [(String, [String])])
  func importsAreRead(_ text: String, _ modules: [String]) {
    #expect(Repository.imports(of: text).sorted() == modules)
  }
}
