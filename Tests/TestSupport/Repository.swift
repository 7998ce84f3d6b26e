import Foundation

/// The files of this package, as they lie in its folders.
package enum Repository {
  package static let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "../..").standardizedFileURL

  /// The paths of a folder's files, from the package's folder on.
  package static func files(in part: String, ending: String = ".swift") throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: part).path)
      .filter { $0.hasSuffix(ending) }.sorted().map { part + "/" + $0 }
  }

  package static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  package static func text(ofAllIn part: String, ending: String = ".swift") throws -> String {
    try files(in: part, ending: ending).map(text).joined(separator: "\n")
  }
}
