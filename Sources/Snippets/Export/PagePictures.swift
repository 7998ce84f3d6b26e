import Foundation

/// The pictures that a demo may show: those near its source and near the user, and nothing else that
/// lies there. A folder may hold keys, sockets and pipes besides.
enum PagePictures {
  private static let endings: Set<String> = ["png", "jpg", "jpeg", "svg", "webp"]
  /// Files looked at, at most, and pictures found; the nearest come first.
  private static let looks = 20_000
  private static let most = 2_000
  /// Folders that hold what others have made.
  private static let passedOver: Set<String> = ["node_modules", "Pods", "Clips"]

  /// - Parameter source: The page or Swift file.
  static func near(_ source: String) -> [String] {
    let user = FileManager.default.currentDirectoryPath
    let file = URL(filePath: source).standardizedFileURL.path
    var found: [String] = []
    var looks = 0
    for folder in [(file as NSString).deletingLastPathComponent, user] {
      collect(folder, &found, &looks)
    }
    return Set(found.prefix(most)).sorted()
  }

  /// Folder by folder, not all the way down one first. Links lead anywhere, so none is followed, and
  /// what is hidden stays so.
  private static func collect(_ start: String, _ found: inout [String], _ looks: inout Int) {
    var open = [start]
    while !open.isEmpty, looks < Self.looks, found.count < most {
      let folder = open.removeFirst()
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") && !passedOver.contains(name) {
        looks += 1
        let path = folder == "/" ? "/" + name : folder + "/" + name
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: open.append(path)
        case S_IFREG where endings.contains((name as NSString).pathExtension.lowercased()):
          found.append(path)
        default: break
        }
      }
    }
  }
}
