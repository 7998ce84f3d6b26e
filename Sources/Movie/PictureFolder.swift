import Foundation

/// A folder of pictures that another process has written.
package enum PictureFolder {
  /// Copies the pictures to another place, which has all of them or none, in place of older ones.
  ///
  /// - Parameter path: Ends in `/`.
  package static func move(_ source: String, to path: String) throws(MovieError) {
    let destination = try Destination(path, isFolder: true)
    do {
      for name in try FileManager.default.contentsOfDirectory(atPath: source) {
        try FileManager.default.copyItem(
          atPath: source + name, toPath: destination.partialPath + "/" + name)
      }
    } catch {
      throw .cannotWrite(path: path, reason: error.localizedDescription)
    }
    try destination.commit()
  }
}
