import Foundation
import Movie

/// Remembers which content each file was made of, so that nothing is made twice.
///
/// There is a record for each file, in the cache and not beside the file: pages are published with
/// what lies beside them.
package struct ClipRecords: Sendable {
  private let folder: String

  package init(cache: CacheFolder = .users) { folder = cache.path + "/records" }

  /// Whether the file at `path` was made of this content and nobody has touched it since.
  package func isCurrent(_ path: String, hash: ContentHash) -> Bool {
    // What went down a pipe is gone.
    guard path != StandardOutput.path else { return false }
    // A clip that is gone is in another state than the one that was made.
    guard let data = FileManager.default.contents(atPath: record(of: path)) else { return false }
    return String(decoding: data, as: UTF8.self) == text(for: path, hash: hash)
  }

  /// Whether a file may be written in place of what is at `path`: nothing, or a clip that Showreel made,
  /// by its own word or by a record of it. Folders look after themselves: only pictures are replaced.
  package func mayReplace(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let place = PicturePath.place(of: path)
    guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder), !isFolder.boolValue
    else { return true }
    if ClipMark.isOn(path) { return true }
    guard let data = FileManager.default.contents(atPath: record(of: path)) else { return false }
    return String(decoding: data, as: UTF8.self).hasSuffix(" \(state(of: path))\n")
  }

  /// To be called when the file is whole.
  ///
  /// - Throws: ``CompileError/cannotWrite(path:reason:)``, ``CompileError/cacheFull(path:)``.
  package func remember(_ path: String, hash: ContentHash) throws(CompileError) {
    try CompileError.catching { () throws(MovieError) in try OutputFolders.make(folder) }
    try ClangModules.write(text(for: path, hash: hash), to: record(of: path))
  }

  /// Keeps what was said of a file when it was made. Where it cannot be kept, nothing is known of it later.
  package func keep(_ facts: Data, of path: String) {
    try? facts.write(to: URL(filePath: record(of: path) + ".facts"), options: .atomic)
  }

  /// What was said of the file at `path`, which is as it was then.
  package func facts(of path: String) -> Data? {
    FileManager.default.contents(atPath: record(of: path) + ".facts")
  }

  private func text(for path: String, hash: ContentHash) -> String {
    "\(hash) \(state(of: path))\n"
  }

  private func state(of path: String) -> ContentHash {
    var state = ContentHash()
    state.add(fileAt: absolute(PicturePath.place(of: path)))
    return state
  }

  private func record(of path: String) -> String { "\(folder)/\(ContentHash(absolute(path)))" }

  private func absolute(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.path
  }
}
