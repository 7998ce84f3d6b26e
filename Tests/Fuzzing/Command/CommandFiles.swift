import Foundation

/// A folder with the files that command lines name.
final class CommandFiles {
  let folder = NSTemporaryDirectory() + "showreel-fuzz-\(getpid())"

  private static let names = Set(CommandLines.files.keys.map { String($0.prefix { $0 != "/" }) })

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Makes it new where the last line changed it.
  func prepare() {
    let files = FileManager.default
    if let names = try? files.contentsOfDirectory(atPath: folder), Set(names) == Self.names {
      return
    }
    try? files.removeItem(atPath: folder)
    for (name, text) in CommandLines.files {
      let path = URL(filePath: folder + "/" + name)
      try? files.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(text.utf8).write(to: path)
    }
  }

  /// Files under names that nobody asked for: unfinished ones begin with a dot.
  var leftBehind: [String] {
    (FileManager.default.subpaths(atPath: folder) ?? []).filter {
      URL(filePath: $0).lastPathComponent.hasPrefix(".")
    }
  }
}
