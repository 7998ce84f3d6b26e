import Foundation
import Movie

/// A DocC catalogue: the folder with a module's pages, its tutorials, and the files that these show.
package struct DocumentationCatalogue: Hashable, Sendable {
  /// As far as the page's path names it, or from the current folder.
  package let folder: String

  package init(folder: String) {
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }

  /// The one that a page is in; nil where it is in none.
  init?(around page: String) {
    if let found = page.ancestors.first(where: Self.isOne) {
      folder = found
      return
    }
    // The page may be named from within.
    guard !page.hasPrefix("/") else { return nil }
    var path = FileManager.default.currentDirectoryPath
    var steps: [String] = []
    while path != "/", !path.isEmpty {
      if Self.isOne(path) {
        folder = steps.isEmpty ? "." : steps.joined(separator: "/")
        return
      }
      steps.append("..")
      path = path.folderAbove
    }
    return nil
  }

  private static func isOne(_ folder: String) -> Bool {
    folder.lastPart.lowercased().hasSuffix(".docc")
  }

  /// Where clips go: DocC finds them by their names, wherever they lie.
  var resources: String { folder == "." ? "Resources" : folder + "/Resources" }

  /// Its articles and tutorials, in order; nil where there are too many files to look at.
  package var pages: Pages? {
    let found = ["md", "tutorial"].map { SwiftFiles(in: folder, ending: $0) }
    guard let first = found.first, !found.contains(where: \.isTooMuch) else { return nil }
    return Pages(paths: found.flatMap(\.paths).sorted(), closed: first.closed)
  }

  package struct Pages: Hashable, Sendable {
    package let paths: [String]
    /// Folders that cannot be looked into, where there may be more.
    package let closed: [UnreadableFile]

    /// What is said of these, as of files of which no clips are made.
    package var notes: [Diagnostic] {
      closed.map {
        Diagnostic(
          file: $0.path, line: 0, severity: .warning,
          message:
            "nothing of this is read: it cannot be looked into (\($0.reason)). Make it readable.")
      }
    }
  }
}

extension String {
  /// The folder of what the path names and those above it, as far as it names them.
  var ancestors: [String] {
    var folders = [folderAbove]
    while let last = folders.last, !last.isEmpty, last != "/", last != "." {
      folders.append(last.folderAbove)
    }
    return folders
  }

  /// What is behind the last `/` that something is behind.
  var lastPart: String { split(separator: "/").last.map(String.init) ?? self }
}
