import Foundation

/// What paths may begin with that are looked for in some folders: code has thousands of texts for each that names a file,
/// and the system need not be asked for all of them.
struct PathBeginnings {
  /// Names of files and folders, with their endings and without.
  private var names: Set<String> = []

  /// Nil where a folder cannot be listed, or has more than that many entries.
  init?(in folders: [String], most: Int) {
    for folder in folders {
      guard let all = try? FileManager.default.contentsOfDirectory(atPath: folder),
        all.count <= most
      else { return nil }
      for name in all {
        names.insert(name)
        names.insert((name as NSString).deletingPathExtension)
      }
    }
  }

  /// Whether a path may lead to something there. One that goes up again may begin with what is not there.
  func mayBegin(_ path: String) -> Bool {
    guard !path.hasPrefix("/"), !path.hasPrefix("."), !path.contains("..") else { return true }
    return names.contains(String(path.prefix { $0 != "/" }))
  }
}
