import Foundation

/// What tests compare with and keep in the repository is written anew with `SHOWREEL_RECORD=1`.
///
/// Whatever is written still fails its test, so that nobody forgets it on.
package enum GoldenRecorder {
  package static var isOn: Bool { isOn(in: ProcessInfo.processInfo.environment) }

  /// Nothing else than `1` says so: an empty one, or a 0, is how it is taken back.
  package static func isOn(in environment: [String: String]) -> Bool {
    environment["SHOWREEL_RECORD"] == "1"
  }

  /// Does nothing where nothing is to be recorded.
  ///
  /// - Throws: ``Written`` when it has written the file.
  package static func keep(_ data: @autoclosure () throws -> Data, in file: URL) throws {
    guard isOn else { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data().write(to: file)
    throw Written(file: file.path)
  }

  package struct Written: Error, CustomStringConvertible {
    let file: String

    package var description: String { "Recorded \(file) anew; look at it" }
  }
}
