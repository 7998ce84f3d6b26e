import Foundation

/// A folder of a test's own, gone with its last owner.
package final class TemporaryFolder: Sendable {
  package let url: URL
  package var path: String { url.path }

  /// - Parameter isPrivate: Nobody else may even look into it.
  package init(isPrivate: Bool = false) throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "showreel-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true,
      attributes: isPrivate ? [.posixPermissions: 0o700] : nil)
  }

  deinit {
    // Nothing depends on whether the folder goes.
    try? FileManager.default.removeItem(at: url)
  }

  /// Keeps the slash at a name's end, which says that a folder is meant.
  package func file(_ name: String) -> String { path + "/" + name }

  /// Writes a file, and the folders that it lies in.
  ///
  /// - Returns: Where it is.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  /// Everything in the folder, hidden files too.
  package var contents: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
