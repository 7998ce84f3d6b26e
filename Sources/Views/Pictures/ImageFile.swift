import Drawing
import Foundation

/// Where a picture's file is.
package enum ImageFile {
  /// Of PDF files, an SVG file is shown that was made of them before the clip plays.
  package static let endings = ["png", "jpg", "jpeg", "svg", "webp", "pdf"]

  /// Where the user is: a demo in a sandbox plays in a folder of its own, and is told.
  static var userFolder: String {
    ProcessInfo.processInfo.environment["SHOWREEL_FOLDER"]
      ?? FileManager.default.currentDirectoryPath
  }

  /// Whether only pictures that the demo's code names were put where it can see them.
  static var isNamedAlone: Bool {
    ProcessInfo.processInfo.environment["SHOWREEL_PICTURES"] == "named"
  }

  /// Where a name is looked for, in this order.
  ///
  /// - Parameters:
  ///   - folder: Of the source file; from the user's where it is not absolute.
  ///   - user: The user's folder.
  package static func folders(besideSource folder: String, user: String = userFolder) -> [String] {
    let source =
      (folder as NSString).isAbsolutePath
      ? folder : (user as NSString).appendingPathComponent(folder)
    return source == user || folder.isEmpty ? [user] : [source, user]
  }

  /// The files that a name can mean, the first that is there counts; without `.` and `..`, because a
  /// sandbox has no folders but those with something in them.
  package static func candidates(
    for name: String, besideSource folder: String, user: String
  ) -> [String] {
    let path = name as NSString
    let names = path.pathExtension.isEmpty ? endings.map { "\(name).\($0)" } : [name]
    let paths =
      path.isAbsolutePath
      ? names
      : folders(besideSource: folder, user: user).flatMap { folder in
        names.map { (folder as NSString).appendingPathComponent($0) }
      }
    return paths.map { URL(filePath: $0).standardizedFileURL.path }
  }

  /// The first file that can be shown; nil where there is none.
  ///
  /// - Parameter drawn: SVG files by the paths of the PDF files that they are shown for.
  static func find(
    _ name: String, besideSource folder: String,
    drawn: [String: String] = DemoAssets.current.drawn
  ) -> String? {
    candidates(for: name, besideSource: folder, user: userFolder)
      .lazy.compactMap { path in
        drawn[path] ?? (FileManager.default.isReadableFile(atPath: path) ? path : nil)
      }.first
  }
}
