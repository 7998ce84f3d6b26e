import Snippets

/// The pages of a DocC catalogue that is named on the command line.
struct CataloguePages {
  let files: [CodeFile]

  /// - Throws: ``InputError`` where it has none, or too many files to look at.
  init(_ folder: String) throws(InputError) {
    guard let pages = DocumentationCatalogue(folder: folder).pages else {
      throw InputError(problems: [
        "\(folder) has more files than are looked at. Name its pages instead."
      ])
    }
    guard !pages.isEmpty else {
      throw InputError(problems: [
        "\(folder) has no page: no file that ends in .md or .tutorial."
      ])
    }
    files = pages.map { CodeFile(path: $0, kind: .page(heading: nil)) }
  }

  /// Its pages, and the folders that more of them may come to.
  static func watched(_ folder: String) -> [String] {
    let pages = DocumentationCatalogue(folder: folder).pages ?? []
    return Set(pages.map(\.folderAbove) + [folder]).sorted() + pages
  }
}
