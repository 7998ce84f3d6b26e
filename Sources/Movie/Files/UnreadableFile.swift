import Foundation

/// A file or a folder that is there and cannot be read.
package struct UnreadableFile: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// The system's words, within a sentence.
  package let reason: String

  package init(_ path: String, errno code: Int32) {
    let words = String(cString: strerror(code))
    self.init(path, reason: words.prefix(1).lowercased() + words.dropFirst())
  }

  private init(_ path: String, reason: String) { (self.path, self.reason) = (path, reason) }

  /// - Parameter error: Foundation's.
  package init(_ path: String, _ error: any Error) {
    let code = (error as NSError).systemCode
    // What can be opened and is no file is not read at all, so the system has not said why.
    if code != EINVAL {
      self.init(path, errno: code)
    } else if path.isFolder {
      self.init(path, errno: EISDIR)
    } else {
      self.init(path, reason: "it is a pipe, a socket or a device")
    }
  }

  package var description: String {
    "Cannot read \(PathText.shown(path)): \(reason). Make it readable, or take it away."
  }
}

extension UnreadableFile {
  /// What is wrong with a file that should be text: nobody can read it, or it is something else.
  package static func problem(of path: String, _ error: any Error) -> String {
    isOther(error)
      ? "\(PathText.shown(path)) is not a text file in UTF-8." : Self(path, error).description
  }

  /// The same within a sentence that has named the file, without what ends it.
  package static func reason(of path: String, _ error: any Error) -> String {
    if isOther(error) { return "it is not a text file in UTF-8" }
    if (error as NSError).systemCode == ENOENT { return "there is no such file" }
    return Self(path, error).reason + ". Make it readable, or take it away"
  }

  /// Whether the file was read, and is no text.
  private static func isOther(_ error: any Error) -> Bool {
    (error as? CocoaError)?.code == .fileReadInapplicableStringEncoding
  }
}

extension String {
  fileprivate var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: self, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
