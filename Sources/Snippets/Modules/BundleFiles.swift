import Foundation

/// The files of a target that its manifest names as resources, by their names in its bundle: of a folder that is
/// copied with the folder's name, `Data/things.json`, of one that is processed without.
///
/// A manifest is a stranger's word: a file lies in the target's folder, and no link is on the way to it.
struct BundleFiles {
  /// Absolute paths by name.
  private(set) var paths: [String: String] = [:]
  private var reader = ResourceReader()

  /// Folders that cannot be looked into.
  var problems: [Diagnostic] { reader.problems }

  private static let most = 1_000
  /// Files and folders looked at, at most: a manifest may name the same folder any number of times.
  private static let looks = 20_000
  private var looked = 0
  /// What is read in its own way.
  private static let apart: Set<String> = ["xcassets", "xcstrings", "strings", "stringsdict"]

  /// - Parameters:
  ///   - resources: As a manifest writes them, from the target's folder.
  ///   - target: The target's folder, absolute.
  init(_ resources: [String], in target: String) {
    guard let root = SwiftFiles.real(target) else { return }
    for resource in resources {
      let place = URL(filePath: target + "/" + resource).standardizedFileURL.path
      let path = place.count > 1 && place.hasSuffix("/") ? String(place.dropLast()) : place
      guard path.hasPrefix(target + "/"),
        SwiftFiles.real(path) == root + path.dropFirst(target.count)
      else { continue }
      add(path, as: (path as NSString).lastPathComponent)
    }
  }

  private mutating func add(_ path: String, as name: String) {
    looked += 1
    guard looked <= Self.looks else {
      if looked == Self.looks + 1 {
        reader.note(path, "more than \(Self.looks) files and folders are resources. Name fewer.")
      }
      return
    }
    let title = (path as NSString).lastPathComponent
    guard paths.count < Self.most, !title.hasPrefix("."),
      !Self.apart.contains((path as NSString).pathExtension.lowercased())
    else { return }
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      paths[name] = path
      if paths[title] == nil { paths[title] = path }
    case S_IFDIR:
      for inner in reader.names(in: path) { add(path + "/" + inner, as: name + "/" + inner) }
    default: break
    }
  }
}
