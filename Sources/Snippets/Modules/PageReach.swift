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
    let folder = Self.real(page.folderAbove)
    if let repository = Self.repository(of: folder) {
      roots = [repository]
    } else {
      // One that is a link to somewhere else is a stranger's word, too.
      let held = others.map(Self.absolute).filter {
        Self.real($0).hasPrefix(Self.real($0.folderAbove) + "/")
      }
      // A site's own folder may be the page's.
      roots = [folder] + held.map(Self.real).filter { $0 != folder }
    }
  }

  package func contains(_ path: String) -> Bool {
    let real = Self.real(path)
    return isBelow(real) && keeper(of: real) == nil
  }

  /// The folder in the repository that Git, Mercurial or Subversion keep for themselves, where the path leads
  /// into one: a clip called as a branch or a hook is would break the repository, or be run.
  func keeper(of path: String) -> String? {
    let real = Self.real(path)
    guard isBelow(real) else { return nil }
    for root in roots {
      // It may be a link to another folder of the repository.
      for name in Self.keepers where real.isIn(Self.real(root + "/" + name)) { return name }
      guard real.isIn(root) else { continue }
      let parts = real.dropFirst(root.count).split(separator: "/")
      // Some file systems take upper case for lower.
      if let part = parts.first(where: { Self.keepers.contains($0.lowercased()) }) {
        return String(part)
      }
    }
    return nil
  }

  private static let keepers = [".git", ".hg", ".svn"]

  private func isBelow(_ real: String) -> Bool { roots.contains { real.isIn($0) && real != $0 } }

  private static func repository(of folder: String) -> String? {
    var folder = folder
    while folder != "/", !folder.isEmpty {
      if FileManager.default.fileExists(atPath: folder + "/.git") { return folder }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }

  /// Without `.` and `..`, which are taken as written.
  private static func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Where a path really leads, as the kernel goes it, as far as it exists: every folder on the way may be a
  /// link, `..` after one leads out of where that leads, and a link that leads nowhere yet would be
  /// followed when something is made there.
  package static func real(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    // The kernel goes no longer way, and every step of this one would cost as much as all before it.
    guard whole.utf8.count < PATH_MAX else { return "" }
    var rest = Array(whole.split(separator: "/").reversed())
    var done: [Substring] = []
    var links = 0
    // How many parts lead to what is not there: behind it is no link.
    var missing = Int.max
    while let part = rest.popLast() {
      guard part != "." else { continue }
      guard part != ".." else {
        _ = done.popLast()
        if done.count < missing { missing = .max }
        continue
      }
      guard done.count < missing else {
        done.append(part)
        continue
      }
      let place = "/" + (done + [part]).joined(separator: "/")
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place) else {
        done.append(part)
        var status = stat()
        if lstat(place, &status) != 0, errno == ENOENT { missing = done.count }
        continue
      }
      links += 1
      // The kernel gives up on as many; nothing is below no folder.
      guard links <= 40 else { return "" }
      if target.hasPrefix("/") { done = [] }
      rest += target.split(separator: "/").reversed()
    }
    return "/" + done.joined(separator: "/")
  }
}

extension String {
  /// Whether a path is a folder's, or of something in it; both are absolute and without links. Nothing is in what leads
  /// nowhere.
  fileprivate func isIn(_ folder: String) -> Bool {
    guard !folder.isEmpty else { return false }
    return self == folder || hasPrefix(folder == "/" ? folder : folder + "/")
  }
}
