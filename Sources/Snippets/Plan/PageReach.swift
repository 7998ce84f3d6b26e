import Foundation

/// Where a page's videos may be written. What a page names is a stranger's word: no name leads out of
/// the repository that the page is in.
package struct PageReach {
  /// Folders, absolute and without links.
  package let roots: [String]

  /// - Parameters:
  ///   - page: The page's path.
  ///   - others: Where the page's site or catalogue keeps its videos, which count where there is no
  ///     repository to stay in.
  package init(page: String, others: [String] = []) {
    let folder = (Self.absolute(page) as NSString).deletingLastPathComponent
    if let repository = Self.repository(of: Self.real(folder)) {
      roots = [repository]
    } else {
      // One that is a link to somewhere else is a stranger's word, too.
      let held = others.map(Self.absolute).filter {
        Self.real($0).hasPrefix(Self.real(($0 as NSString).deletingLastPathComponent) + "/")
      }
      roots = ([folder] + held).map(Self.real)
    }
  }

  package func contains(_ path: String) -> Bool {
    let real = Self.real(Self.absolute(path))
    return roots.contains { real.hasPrefix($0 == "/" ? $0 : $0 + "/") }
  }

  private static func repository(of folder: String) -> String? {
    var folder = folder
    while folder != "/", !folder.isEmpty {
      if FileManager.default.fileExists(atPath: folder + "/.git") { return folder }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }

  /// Without `.` and `..`, which are taken as written: what is before `..` need not exist.
  private static func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Where a path really leads, as far as it exists: a folder in the page's own may be a link.
  private static func real(_ path: String) -> String {
    var rest: [String] = []
    var folder = path
    while folder != "/" {
      if let resolved = realpath(folder, nil) {
        defer { free(resolved) }
        return ([String(cString: resolved)] + rest.reversed()).joined(separator: "/")
      }
      // A link that leads nowhere yet would be followed when the file is made.
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) {
        let parent = (folder as NSString).deletingLastPathComponent
        return target.hasPrefix("/") ? target : parent + "/" + target
      }
      rest.append((folder as NSString).lastPathComponent)
      folder = (folder as NSString).deletingLastPathComponent
    }
    return "/" + rest.reversed().joined(separator: "/")
  }
}
