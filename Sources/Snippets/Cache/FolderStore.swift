import Foundation
import Movie

/// A folder that several programs and machines may use at once: what is in it is whole, and whoever writes
/// the same name writes the same clip.
///
/// What others write there is believed, and no more than that: no link in it is followed, so that nothing is read,
/// touched, written or removed in another place.
package struct FolderStore: ClipStore {
  package let path: String
  /// Bytes that it may have; what was not used for longest goes first.
  package let limit: Int

  package init(path: String, limit: Int) {
    self.path = path
    self.limit = limit
  }

  /// What is in it.
  package struct Entry: Hashable, Sendable {
    package let path: String
    package let size: Int
    /// When it was used, in seconds since 1970.
    package let used: Double
  }

  package func bytes(of name: String) async throws -> [UInt8]? {
    let path = place(of: name)
    guard Self.isFolder(path.folderAbove), let file = RegularFile(path, followingLinks: false),
      // No file of a clip is larger; whoever shares the folder may have put anything there.
      let data = try? file.part(at: 0, CachedClip.mostBytes)
    else { return nil }
    // Its time of change tells when it was used.
    file.touch()
    return Array(data)
  }

  package func keep(_ bytes: [UInt8], as name: String) async throws {
    do throws(MovieError) {
      let path = place(of: name)
      let folder = path.folderAbove
      try OutputFolders.make(folder)
      guard Self.isFolder(folder) else {
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder)
        throw MovieError.isALink(path: folder, target: target ?? "another place")
      }
      try WholeFile.write(bytes, to: path)
    } catch {
      throw ClipStoreError("\(error)")
    }
  }

  /// Makes room, once for all that was kept.
  package func end() async {
    var all = entries
    var size = all.reduce(0) { $0 + $1.size }
    guard size > limit else { return }
    all.sort { ($0.used, $0.path) < ($1.used, $1.path) }
    for entry in all where size > limit {
      // Whoever reads it has it open, and another may have been faster.
      unlink(entry.path)
      size -= entry.size
    }
  }

  /// Removes everything that was kept, and nothing else.
  ///
  /// - Returns: What was removed, and what could not be, with the reason.
  package func clear() -> (removed: [Entry], left: [UnreadableFile]) {
    var removed: [Entry] = []
    var left: [UnreadableFile] = []
    for folder in folders where access(folder, R_OK | X_OK) != 0 {
      left.append(UnreadableFile(folder, errno: errno))
    }
    for entry in entries {
      if unlink(entry.path) == 0 {
        removed.append(entry)
      } else if errno != ENOENT {
        // What is gone was removed by another.
        left.append(UnreadableFile(entry.path, errno: errno))
      }
    }
    return (removed, left)
  }

  /// Those in it that have what was kept.
  private var folders: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.count == 2 && $0.allSatisfy(\.isHexDigit) }.sorted()
      .map { "\(path)/\($0)" }.filter(Self.isFolder)
  }

  /// Not one in another place, to which a link leads.
  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  package var entries: [Entry] {
    folders.flatMap { folder -> [Entry] in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let own = names.filter { $0.count == 32 && $0.hasPrefix(folder.suffix(2)) }.sorted()
      return own.compactMap { name in
        var status = stat()
        let path = "\(folder)/\(name)"
        guard lstat(path, &status) == 0 else { return nil }
        return Entry(
          path: path, size: Int(status.st_size),
          used: Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9)
      }
    }
  }

  private func place(of name: String) -> String { "\(path)/\(name.prefix(2))/\(name)" }
}
