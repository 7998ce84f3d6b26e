import Foundation
import Movie
import Wording

/// The Swift files of a DocC catalogue, which the steps of its tutorials show.
struct CatalogueCode {
  private let catalogue: DocumentationCatalogue
  private let paths: [String: [String]]
  private let isTooMuch: Bool
  /// Folders of it that cannot be looked into.
  private let closed: [UnreadableFile]

  /// A name that is nearly one of theirs is looked for this often: tutorials may name thousands.
  private static let mostSuggestions = 20
  private var suggestions = 0

  init(_ catalogue: DocumentationCatalogue) {
    self.catalogue = catalogue
    let files = SwiftFiles(in: catalogue.folder)
    isTooMuch = files.isTooMuch
    closed = files.closed
    paths = Dictionary(grouping: files.paths, by: \.lastPart)
  }

  /// Where the file lies that is named as DocC finds it: by its name alone, of which the ending may be missing.
  mutating func path(of name: String) throws(CatalogueCodeError) -> String {
    let title = name.lastPart
    let file = title.lowercased().hasSuffix(".swift") ? title : title + ".swift"
    if isTooMuch { throw .tooMuch(folder: catalogue.folder) }
    guard let found = paths[file] else {
      if !closed.isEmpty { throw .closed(name, folder: catalogue.folder, closed) }
      suggestions += 1
      let nearest =
        suggestions > Self.mostSuggestions ? nil : NearestWord.to(file, among: paths.keys.sorted())
      throw .missing(name, folder: catalogue.folder, nearest: nearest)
    }
    guard found.count == 1, let path = found.first else { throw .several(name, found.sorted()) }
    return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  func excerpt(at path: String) throws(CatalogueCodeError) -> Excerpt {
    // What a link leads to is read by its own name: it lies in the catalogue, too.
    let text: String
    do {
      text = try BoundedFile.text(at: SwiftFiles.real(path) ?? path, most: SourceLimits.size)
    } catch {
      throw .unreadable(UnreadableFile.problem(of: path, error))
    }
    guard text.utf8.count <= SourceLimits.size else { throw .tooLarge(path) }
    return Excerpt(file: path, text: text)
  }
}

/// Why the code of a step is not read.
enum CatalogueCodeError: Error, Hashable, CustomStringConvertible {
  case missing(String, folder: String, nearest: String?)
  case several(String, [String])
  case tooLarge(String)
  /// - Parameter closed: Where it may be.
  case closed(String, folder: String, _ closed: [UnreadableFile])
  /// In words.
  case unreadable(String)
  case tooMuch(folder: String)

  var description: String {
    switch self {
    case .missing(let name, let folder, let nearest):
      "there is no Swift file '\(name)' in \(folder)."
        + (nearest.map { " Did you mean '\($0)'?" }
          ?? " DocC finds it by its name, wherever it lies there.")
    case .several(let name, let paths):
      "'\(name)' is the name of \(paths.joined(separator: " and ")). "
        + "DocC finds files by their names: give each its own."
    case .tooLarge(let path): "\(path) is larger than \(SourceLimits.size >> 10) kB. Split it."
    case .closed(let name, let folder, let closed):
      "there is no Swift file '\(name)' in what can be read of \(folder). "
        + closed.map(\.description).joined(separator: " ")
    case .unreadable(let problem): problem
    case .tooMuch(let folder): "\(folder) has more files than are looked at."
    }
  }
}
