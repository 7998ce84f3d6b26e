import CFiles
import Foundation

/// A name in a folder, which is held open: whoever renames the folder meanwhile takes it along, and
/// no path is too long.
final class NamedPlace {
  /// As it was asked for; errors say it.
  let path: String
  private let opened: OwnedDescriptor
  let folderText: String
  let name: FileName

  /// A link there is not followed: a stranger's repository may have one in any clip's place, which leads
  /// to any file of whoever exports it.
  ///
  /// - Throws: Why nothing can be written there, as far as that is known beforehand.
  init(_ path: String, isFolder: Bool) throws(MovieError) {
    self.path = path
    let target = PathText.bytes(of: path)
    let (folder, name) = Self.split(target)
    self.name = FileName(name)
    folderText = PathText.text(of: folder)
    if let link = Self.link(at: target) {
      throw .isALink(path: path, target: PathText.text(of: link))
    }
    let flags = showreel_open_path | O_DIRECTORY | O_CLOEXEC
    guard let folder = OwnedDescriptor(open(FileName(folderText).chars, flags)) else {
      throw Self.missing(folderText, path)
    }
    opened = folder
    try check(isFolder: isFolder)
  }

  /// Open as long as this object is there.
  var folder: Int32 { opened.number }

  /// Whether something is there now that cannot be written over.
  func check(isFolder: Bool) throws(MovieError) {
    var status = stat()
    guard fstatat(folder, name.chars, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      guard errno != ENOENT else { return }
      guard errno != ENAMETOOLONG else {
        throw .nameTooLong(path: path, bytes: name.bytes.count)
      }
      throw .writing(path, errno: errno)
    }
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFLNK else { throw .isALink(path: path, target: "another place") }
    guard isFolder else {
      guard kind != S_IFDIR else { throw .isAFolder(path: path) }
      // A rename would replace a device or a pipe with a file.
      guard kind == S_IFREG else {
        throw .cannotWrite(path: path, reason: "it is not a regular file")
      }
      return
    }
    guard kind == S_IFDIR else {
      throw .notAFolder(path: path, folder: folderText == "." ? name.text : text)
    }
    try checkPictures(on: status.st_dev)
  }

  private var text: String { (folderText == "/" ? "" : folderText) + "/" + name.text }

  /// A folder is replaced as a whole, so nothing but pictures may be lost with it.
  private func checkPictures(on disk: dev_t) throws(MovieError) {
    let own = OwnedDescriptor(openat(folder, name.chars, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    guard let own, let names = FileName.all(in: own.number) else {
      throw .cannotWrite(path: path, reason: "its content cannot be listed")
    }
    if let other = names.map(\.text).sorted().first(where: { !PictureName.isOne($0) }) {
      throw .folderHasOtherFiles(path: path, example: other)
    }
    var parent = stat()
    let isMount = fstat(folder, &parent) == 0 && parent.st_dev != disk
    let isItself = name == FileName(".") || name == FileName("..")
    if isMount || isItself {
      throw .cannotWrite(
        path: path,
        reason: "pictures come in a folder of their own, which cannot take the place of "
          + (isMount ? "a disk" : "'\(name.text)'"))
    }
  }

  /// `a/b/` is `b` in `a`.
  private static func split(_ path: [UInt8]) -> (folder: [UInt8], name: [UInt8]) {
    let slash = UInt8(ascii: "/")
    var path = path[...]
    while path.count > 1, path.last == slash { path.removeLast() }
    guard let last = path.lastIndex(of: slash) else { return ([UInt8(ascii: ".")], Array(path)) }
    let folder = path[..<last]
    let name = Array(path[(last + 1)...])
    return (folder.isEmpty ? [slash] : Array(folder), name.isEmpty ? [UInt8(ascii: ".")] : name)
  }

  /// What the symbolic link says that has this path; `nil` where there is none.
  private static func link(at path: [UInt8]) -> [UInt8]? {
    let (folder, name) = split(path)
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(
      FileName(folder + [UInt8(ascii: "/")] + name).chars, &target, target.count)
    return count > 0 ? target.prefix(count).map { UInt8(bitPattern: $0) } : nil
  }

  private static func missing(_ folder: String, _ path: String) -> MovieError {
    switch errno {
    case ENOENT: return .missingFolder(path: path, folder: folder)
    case ENOTDIR: return .notAFolder(path: path, folder: folder)
    default: return .writing(path, errno: errno)
    }
  }
}
