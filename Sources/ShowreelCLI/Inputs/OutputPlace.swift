import ArgumentParser
import Foundation
import Movie

/// Where a clip is written.
struct OutputPlace {
  /// What `--output` said.
  let path: String?
  /// Several clips need a folder.
  let isForSeveral: Bool
  /// Of the files whose name is not given.
  private let ending: String

  /// - Throws: `ValidationError` where several clips would go to one file.
  init(_ path: String?, isForSeveral: Bool, ending: String = "mp4") throws {
    if isForSeveral, let path, !path.hasSuffix("/"), !(path as NSString).pathExtension.isEmpty {
      throw Self.isOneFile(path)
    }
    self.path = path
    self.isForSeveral = isForSeveral
    self.ending = ending
  }

  static func isOneFile(_ path: String) -> ValidationError {
    ValidationError(
      "\(path) is one file, but there are several clips. "
        + "Name a folder: --output \((path as NSString).deletingPathExtension)/")
  }

  /// Makes the folder that several clips go to, where it is not there yet.
  ///
  /// - Throws: `MovieError`.
  func prepare() throws {
    if isForSeveral, let folder { try OutputFolders.make(folder) }
  }

  /// The path for the clip of a preset or a `.swift` file. Of one alone a name that ends in `/` is a
  /// folder of its pictures; of several it is the folder of their files.
  func path(for name: String) -> String {
    guard let path else { return "\(name).\(ending)" }
    if isForSeveral || isFolder(path) {
      return (path.hasSuffix("/") ? path : path + "/") + "\(name).\(ending)"
    }
    return path
  }

  /// Where the clips of a page go, which have names of their own.
  var folder: String? {
    guard let path, file == nil else { return nil }
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The one file that everything goes to.
  var file: String? {
    guard let path, !isForSeveral, !path.hasSuffix("/"), !isFolder(path),
      !(path as NSString).pathExtension.isEmpty
    else { return nil }
    return path
  }

  /// A folder that is there takes the clip as a file; one that is not becomes a folder of pictures.
  private func isFolder(_ path: String) -> Bool {
    OutputFolders.isOne(path) && !path.hasSuffix("/")
  }
}
