import Drawing
import Foundation

/// Where a picture's file is.
enum ImageFile {
  static let endings = ["png", "jpg", "jpeg", "svg", "webp"]

  /// Where the user is: a demo in a sandbox plays in a folder of its own, and is told.
  static var userFolder: String {
    ProcessInfo.processInfo.environment["SHOWREEL_FOLDER"]
      ?? FileManager.default.currentDirectoryPath
  }

  /// Where a name is looked for, in this order.
  ///
  /// - Parameters:
  ///   - folder: Of the source file; from the user's where it is not absolute.
  ///   - user: The user's folder.
  static func folders(besideSource folder: String, user: String = userFolder) -> [String] {
    let source =
      (folder as NSString).isAbsolutePath
      ? folder : (user as NSString).appendingPathComponent(folder)
    return source == user || folder.isEmpty ? [user] : [source, user]
  }

  /// The first readable file; nil where there is none.
  static func find(_ name: String, besideSource folder: String) -> String? {
    let path = name as NSString
    let names = path.pathExtension.isEmpty ? endings.map { "\(name).\($0)" } : [name]
    let candidates =
      path.isAbsolutePath
      ? names
      : folders(besideSource: folder).flatMap { folder in
        names.map { (folder as NSString).appendingPathComponent($0) }
      }
    return candidates.first { FileManager.default.isReadableFile(atPath: $0) }
  }
}
