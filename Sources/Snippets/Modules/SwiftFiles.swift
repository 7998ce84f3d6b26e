import Foundation
import Movie

/// The Swift files of a folder and the folders in it, as they belong to one module.
struct SwiftFiles {
  /// Absolute paths, in order.
  private(set) var paths: [String] = []
  /// There was more than is looked at.
  private(set) var isTooMuch = false
  /// Entries of folders that were looked at.
  private(set) var looked = 0
  /// Folders that cannot be looked into.
  private(set) var closed: [UnreadableFile] = []

  /// Entries of folders looked at, at most, and files taken.
  private static let looks = 20_000
  static let most = 2_000
  /// Folders that hold no code of a module, though there may be Swift in them.
  private static let apart: Set<String> = ["docc", "xcassets", "playground", "xcodeproj", "bundle"]

  /// - Parameters:
  ///   - excluded: Absolute paths of files and folders that are none of it.
  ///   - ending: Of the files, or of the folders that are taken as one.
  init(in folder: String, excluding excluded: [String] = [], ending: String = "swift") {
    let root = Self.real(folder) ?? folder
    let excluded = Set(excluded)
    var open = [folder]
    while let folder = open.popLast() {
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      } catch {
        closed.append(UnreadableFile(folder, error))
        continue
      }
      // Its names are told to whoever may list it, and what they name to whoever may go into it.
      guard names.isEmpty || access(folder, X_OK) == 0 else {
        closed.append(UnreadableFile(folder, errno: errno))
        continue
      }
      looked += names.count
      guard looked <= Self.looks, paths.count <= Self.most else {
        isTooMuch = true
        return
      }
      var inner: [String] = []
      for name in names where !name.hasPrefix(".") {
        let path = folder + "/" + name
        let own = Self.ending(of: name)
        guard !excluded.contains(path), let kind = Self.kind(of: path, ending: own, within: root)
        else { continue }
        if kind == .folder, own == ending {
          paths.append(path)
        } else if kind == .folder, !Self.apart.contains(own),
          !FileManager.default.fileExists(atPath: path + "/Package.swift")
        {
          inner.append(path)
        } else if kind == .file, own == ending, name != "Package.swift" {
          paths.append(path)
        }
      }
      open += inner.reversed()
    }
    paths.sort()
  }

  init(_ paths: [String], closed: [UnreadableFile] = [], looked: Int = 0) {
    (self.paths, self.closed, self.looked) = (paths, closed, looked)
  }

  /// What is said of the folders that cannot be looked into.
  ///
  /// - Parameter named: A folder's path as messages name it.
  func warnings(named: (String) -> String) -> [Diagnostic] {
    closed.map {
      Diagnostic(
        file: named($0.path), line: 0, severity: .warning,
        message:
          "nothing of this is compiled: it cannot be looked into (\($0.reason)). Make it readable.")
    }
  }

  private static func ending(of path: String) -> String {
    (path as NSString).pathExtension.lowercased()
  }

  /// Nil where a link leads out of the folder, or to a file of another kind: what a compiler says of one that is no Swift
  /// shows its lines.
  private static func kind(of path: String, ending: String, within root: String) -> Kind? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK:
      // A link to a folder may lead round in circles.
      guard let real = real(path), real.hasPrefix(root + "/"), Self.ending(of: real) == ending,
        stat(real, &status) == 0, status.st_mode & S_IFMT == S_IFREG
      else { return nil }
      return .file
    default: return nil
    }
  }

  private enum Kind { case file, folder }

  static func real(_ path: String) -> String? {
    realpath(path, nil).map { pointer in
      defer { free(pointer) }
      return String(cString: pointer)
    }
  }
}
