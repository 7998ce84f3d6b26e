import Foundation

/// A folder of a test's own, gone with its last owner.
package final class TemporaryFolder: Sendable {
  package let url: URL
  package var path: String { url.path }

  /// - Parameter isPrivate: Nobody else may even look into it.
  package init(isPrivate: Bool = false) throws {
    Self.swept
    let own = ProcessInfo.processInfo.processIdentifier
    url = FileManager.default.temporaryDirectory
      .appending(path: "showreel-test-\(own)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true,
      attributes: isPrivate ? [.posixPermissions: 0o700] : nil)
  }

  deinit {
    // Nothing depends on whether the folder goes.
    try? FileManager.default.removeItem(at: url)
  }

  /// Once in a run.
  private static let swept: Void = removeAbandoned()

  /// Removes what tests have left that were killed: their process is gone.
  package static func removeAbandoned() {
    let place = FileManager.default.temporaryDirectory
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    for name in names {
      guard let process = name.wholeMatch(of: #/showreel-tests?-(\d+)(-.*)?/#)?.output.1,
        let number = Int32(process), kill(number, 0) != 0, errno == ESRCH
      else { continue }
      // Another run may be at it as well.
      try? FileManager.default.removeItem(at: place.appending(path: name))
    }
  }

  /// Keeps the slash at a name's end, which says that a folder is meant.
  package func file(_ name: String) -> String { path + "/" + name }

  /// Writes a file, and the folders that it lies in.
  ///
  /// - Returns: Where it is.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(Data(text.utf8), to: name)
  }

  @discardableResult
  package func write(_ data: Data, to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
    return file.path
  }

  /// Everything in the folder, hidden files too.
  package var contents: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
