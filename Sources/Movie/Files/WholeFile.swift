import Foundation

/// A small file that is written in one step: a picture, a record, a text.
package enum WholeFile {
  /// - Throws: Why nothing can be written there, as far as that is known beforehand.
  package static func check(_ path: String) throws(MovieError) {
    try Destination(path, isFolder: false).discard()
  }

  /// The path has these bytes afterwards, or what it had before.
  package static func write(_ bytes: some Sequence<UInt8>, to path: String) throws(MovieError) {
    let destination = try Destination(path, isFolder: false)
    guard case .file(let file) = destination.unfinished else { return }
    try file.output.write(Array(bytes))
    try destination.commit()
  }
}
