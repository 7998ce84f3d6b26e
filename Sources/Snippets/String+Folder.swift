extension String {
  /// The path of what the path's last part lies in, without a `/` at the end; empty for the current folder.
  ///
  /// Foundation's `deletingLastPathComponent` crashes on Linux where the path is one letter.
  package var folderAbove: String {
    var path = self[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    guard let slash = path.lastIndex(of: "/") else { return "" }
    path = path[..<slash]
    while path.count > 1, path.last == "/" { path.removeLast() }
    return path.isEmpty ? "/" : String(path)
  }
}
