/// The name of a folder of pictures, as it is asked for: `frames/*.png`.
///
/// `frames/` alone is a folder that clips go to, one or many.
package enum PicturePath {
  package static let ending = "/*.png"

  /// `frames/` for `frames/*.png`, `./` for `*.png`; `nil` for what is no such name.
  package static func folder(of path: String) -> String? {
    if path == ending.dropFirst() { return "./" }
    return path.hasSuffix(ending) ? String(path.dropLast(ending.count - 1)) : nil
  }

  /// What is called so on the disk: the folder, or the file itself.
  package static func place(of path: String) -> String { folder(of: path) ?? path }

  /// A name without folder and ending, for messages and for what stands beside it: `hero` of
  /// `out/hero.mp4` as of `out/hero/*.png`.
  package static func title(of path: String) -> String {
    let last = withoutEnding(path).split(separator: "/").last
    return last.map(String.init) ?? "clip"
  }

  /// `out/hero` of `out/hero.mp4` as of `out/hero/*.png`.
  package static func withoutEnding(_ path: String) -> String {
    if let folder = folder(of: path) { return String(folder.dropLast()) }
    guard let dot = path.lastIndex(of: "."),
      !path[dot...].contains("/"), dot != path.startIndex, path[path.index(before: dot)] != "/"
    else { return path }
    return String(path[..<dot])
  }
}
