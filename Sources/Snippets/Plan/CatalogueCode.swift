import Foundation
import Wording

/// The Swift files of a DocC catalogue, which the steps of its tutorials show.
struct CatalogueCode {
  private let catalogue: DocumentationCatalogue
  private let paths: [String: [String]]
  private let isTooMuch: Bool

  /// A name that is nearly one of theirs is looked for this often: tutorials may name thousands.
  private static let mostSuggestions = 20
  private var suggestions = 0

  init(_ catalogue: DocumentationCatalogue) {
    self.catalogue = catalogue
    let files = SwiftFiles(in: catalogue.folder)
    isTooMuch = files.isTooMuch
    paths = Dictionary(grouping: files.paths, by: \.lastPart)
  }

  /// Where the file lies that is named as DocC finds it: by its name alone, of which the ending may be missing.
  mutating func path(of name: String) throws(CatalogueCodeError) -> String {
    let title = name.lastPart
    let file = title.lowercased().hasSuffix(".swift") ? title : title + ".swift"
    if isTooMuch { throw .tooMuch(folder: catalogue.folder) }
    guard let found = paths[file] else {
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
    guard let real = SwiftFiles.real(path), let handle = FileHandle(forReadingAtPath: real),
      let data = try? handle.read(upToCount: SourceLimits.size + 1)
    else { throw .unreadable(path) }
    guard data.count <= SourceLimits.size else { throw .tooLarge(path) }
    guard let text = String(bytes: data, encoding: .utf8) else { throw .unreadable(path) }
    return Excerpt(file: path, text: text)
  }
}

/// Why the code of a step is not read.
enum CatalogueCodeError: Error, Hashable, CustomStringConvertible {
  case missing(String, folder: String, nearest: String?)
  case several(String, [String])
  case tooLarge(String)
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
    case .unreadable(let path): "\(path) is not a text file in UTF-8."
    case .tooMuch(let folder): "\(folder) has more files than are looked at."
    }
  }
}
