import Foundation
import Snippets

/// The pages of a DocC catalogue that is named on the command line.
struct CataloguePages {
  let files: [CodeFile]
  /// What of it cannot be read.
  let notes: [Diagnostic]

  /// - Throws: ``InputError`` where it has none, or too many files to look at.
  init(_ folder: String) throws(InputError) {
    guard let pages = DocumentationCatalogue(folder: folder).pages else {
      throw InputError(problems: [
        "\(folder) has more files than are looked at. Name its pages instead."
      ])
    }
    guard !pages.paths.isEmpty else {
      let none = "\(folder) has no page: no file that ends in .md or .tutorial."
      throw InputError(
        problems: pages.closed.isEmpty ? [none] : pages.closed.map(\.description))
    }
    files = pages.paths.map { CodeFile(path: $0, kind: .page(heading: nil)) }
    notes = pages.notes
  }

  /// Whether a path names a catalogue that is in a folder.
  static func isOne(_ path: String, in folder: String) -> Bool {
    func real(_ path: String) -> String { URL(filePath: path).standardizedFileURL.path }
    return (path as NSString).pathExtension.lowercased() == "docc" && CodeFolder.isOne(path)
      && real(path).hasPrefix(real(folder) + "/")
  }

  /// Its pages, and the folders that more of them may come to.
  static func watched(_ folder: String) -> [String] {
    let pages = DocumentationCatalogue(folder: folder).pages?.paths ?? []
    return Set(pages.map(\.folderAbove) + [folder]).sorted() + pages
  }
}
