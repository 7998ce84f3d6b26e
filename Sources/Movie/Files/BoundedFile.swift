import Foundation

/// Files of strangers, of which no more is read than may be used: a sparse file of gigabytes costs its author
/// nothing, and whoever reads all of it their memory.
package enum BoundedFile {
  /// The file's content; of a larger file one byte more than that many, by which its reader knows.
  ///
  /// - Throws: The system's error as an `NSError`: also for folders, and for pipes and devices, which have no end.
  package static func data(at path: String, most: Int) throws -> Data {
    errno = 0
    guard let file = RegularFile(path) else {
      let code = errno
      throw NSError(domain: NSPOSIXErrorDomain, code: Int(code == 0 ? EINVAL : code))
    }
    return try file.beginning(most + 1)
  }

  /// The same as text in UTF-8.
  ///
  /// - Throws: Also where it is something else.
  package static func text(at path: String, most: Int) throws -> String {
    let data = try data(at: path, most: most)
    // The end may lie within a character. What stands for that is no shorter.
    if data.count > most { return String(decoding: data, as: UTF8.self) }
    guard let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return text
  }
}
