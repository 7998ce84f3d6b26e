import Drawing
import Foundation

/// Where a picture's file is.
enum ImageFile {
  static let endings = ["png", "jpg", "jpeg", "svg", "webp"]

  /// Where a name is looked for, in this order.
  static func folders(besideSource folder: String) -> [String] {
    let current = FileManager.default.currentDirectoryPath
    return folder == current ? [current] : [folder, current]
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
