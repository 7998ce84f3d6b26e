import Fingerprints
import Foundation
import Movie

/// A short name for a content: equal contents have equal ones, on every machine.
///
/// A chain of fingerprints. Compiled demos are kept under such names, so a page
/// that could make up the name of another's would put its code in that one's place.
package struct ContentHash: Hashable, Sendable, CustomStringConvertible {
  private var state = Fingerprint(of: [])
  /// Of files that came with a stranger's code.
  private var bytesOfStrangers = 0

  package init() {}

  package init(_ parts: String...) {
    for part in parts { add(part) }
  }

  package mutating func add(_ part: String) {
    // What was before is of fixed length, so that "ab", "c" is not "a", "bc".
    state = Fingerprint(of: state.bytes + Fingerprint(of: part).bytes)
  }

  /// Adds what tells one state of a file from another without reading it: size and time of change.
  ///
  /// - Parameter path: May hold bytes that are no text, see `PathText`.
  package mutating func add(fileAt path: String) {
    add(path)
    var status = stat()
    let name = PathText.bytes(of: path).map { CChar(bitPattern: $0) } + [0]
    // A file that is not there has a state too.
    guard stat(name, &status) == 0 else { return add("none") }
    add("\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)")
  }

  /// Adds what a file contains, which is the same on every machine; that there is none where there is none, or
  /// only a pipe or a device, which have no end.
  ///
  /// - Throws: ``UnreadableFile``: what is not known of a file would be taken for what it contains.
  package mutating func add(contentsOfFileAt path: String) throws(UnreadableFile) {
    guard let file = RegularFile(path) else {
      var status = stat()
      let code = errno
      guard stat(path, &status) != 0 || status.st_mode & S_IFMT != S_IFREG else {
        throw UnreadableFile(path, errno: code)
      }
      return add("none")
    }
    var size = 0
    do {
      while case let part = try file.part(at: size, Self.block), !part.isEmpty {
        state = Fingerprint(of: state.bytes + Fingerprint(of: Array(part)).bytes)
        size += part.count
      }
    } catch {
      throw UnreadableFile(path, error)
    }
    add("\(size)")
  }

  /// The same of a file that came with a stranger's code, and of all such files together no more than may be waited for:
  /// a sparse file of terabytes costs its author nothing.
  ///
  /// - Throws: ``UnreadableFile``, also of what is too much.
  package mutating func add(contentsOfStrangersFileAt path: String) throws(UnreadableFile) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      bytesOfStrangers += min(Int(status.st_size), Self.mostOfStrangers + 1)
    }
    guard bytesOfStrangers <= Self.mostOfStrangers else {
      throw UnreadableFile(path, errno: EFBIG)
    }
    try add(contentsOfFileAt: path)
  }

  /// The pictures of the largest apps are less, and fingerprints of so much take some seconds.
  private static let mostOfStrangers = 1 << 30

  /// Bytes that are read at once.
  private static let block = 4 << 20

  /// 32 hexadecimal digits.
  package var description: String { state.description }
}
