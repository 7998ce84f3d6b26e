import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// The folders of the command line's sources know one another in one direction alone.
@Suite struct FolderOrderTests {
  /// From those that know no other to those that all others may be known by.
  private static let folders = [
    "ErrorWords", "Inputs", "Output", "Options", "Demos", "Workers", "Preview", "Export", "Tasks",
    "Pages", "Commands",
  ]

  private struct Source {
    let folder: String
    let file: String
    /// Types that it declares for others.
    let types: Set<String>
    let names: Set<String>

    init(_ path: String, in root: URL) throws {
      folder = String(path.prefix { $0 != "/" })
      file = path
      let tree = Parser.parse(
        source: try String(contentsOf: root.appending(path: path), encoding: .utf8))
      names = Set(
        tree.tokens(viewMode: .sourceAccurate).compactMap {
          if case .identifier(let name) = $0.tokenKind { name } else { nil }
        })
      types = Set(
        tree.statements.compactMap { $0.item.asProtocol((any NamedDeclSyntax).self)?.name.text })
    }
  }

  private static func sources() throws -> [Source] {
    let root = Showreel.repository.appending(path: "Sources/ShowreelCLI")
    return try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") && $0.contains("/") }
      .map { try Source($0, in: root) }
  }

  @Test func everyFolderHasItsPlace() throws {
    #expect(try Set(Self.sources().map(\.folder)) == Set(Self.folders))
  }

  @Test func noFolderMentionsOneThatComesAfterIt() throws {
    let sources = try Self.sources()
    for (index, folder) in Self.folders.enumerated() {
      let later = Self.folders[(index + 1)...]
      let types = sources.filter { later.contains($0.folder) }.flatMap(\.types)
      for source in sources where source.folder == folder {
        #expect(source.names.intersection(types).sorted() == [], "\(source.file)")
      }
    }
  }
}
