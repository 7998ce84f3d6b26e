import Foundation

/// Where a movie goes, and the partial file or folder beside it that is written meanwhile.
///
/// The destination's name appears in one step, complete, or not at all.
final class Destination {
  let path: String
  /// Same folder, hence same disk, hence a rename is enough.
  let partialPath: String
  private let isFolder: Bool
  private var isOpen = true

  /// Makes the partial file or folder, so that a place which cannot be written is known at once.
  init(_ path: String, isFolder: Bool) throws(MovieError) {
    self.path = path
    self.isFolder = isFolder
    let target = isFolder ? String(path.reversed().drop { $0 == "/" }.reversed()) : path
    let parts = target.split(separator: "/", omittingEmptySubsequences: false)
    let name = parts.last.map(String.init) ?? target
    let parent = parts.dropLast().joined(separator: "/")
    let folder = parent.isEmpty ? (target.hasPrefix("/") ? "/" : ".") : parent
    partialPath = "\(folder)/.\(name).\(getpid())-\(Destination.serial.next()).partial"
    try Destination.checkFolder(folder, path: path)
    try Destination.checkTarget(target, path: path, isFolder: isFolder)
    if isFolder {
      guard mkdir(partialPath, 0o777) == 0 else { throw Destination.error(path) }
    } else {
      let file = open(partialPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard file >= 0 else { throw Destination.error(path) }
      close(file)
    }
  }

  deinit { discard() }

  /// Gives the finished file or folder its name, in place of an older one.
  func commit() throws(MovieError) {
    precondition(isOpen, "\(path) was committed or discarded before")
    if isFolder { try moveOldPicturesAway() }
    let target = isFolder ? String(path.reversed().drop { $0 == "/" }.reversed()) : path
    guard rename(partialPath, target) == 0 else { throw Destination.error(path) }
    isOpen = false
  }

  /// Removes what was written so far. Harmless after ``commit()``.
  func discard() {
    guard isOpen else { return }
    isOpen = false
    if isFolder { Destination.removePictures(in: partialPath) } else { unlink(partialPath) }
  }

  /// A folder cannot be renamed onto one that holds files.
  private func moveOldPicturesAway() throws(MovieError) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    try Destination.checkTarget(path, path: path, isFolder: true)
    Destination.removePictures(in: path)
  }

  private static func checkFolder(_ folder: String, path: String) throws(MovieError) {
    var status = stat()
    guard stat(folder, &status) == 0 else {
      guard errno != ENOENT else { throw .missingFolder(path: path, folder: folder) }
      guard errno != ENOTDIR else { throw .notAFolder(path: path, folder: folder) }
      throw error(path)
    }
    guard isDirectory(status) else { throw .notAFolder(path: path, folder: folder) }
  }

  private static func checkTarget(
    _ target: String, path: String, isFolder: Bool
  ) throws(MovieError) {
    var status = stat()
    guard stat(target, &status) == 0 else { return }
    if !isFolder {
      guard !isDirectory(status) else { throw .isAFolder(path: path) }
      // A rename would replace a device or a pipe with a file.
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw .cannotWrite(path: path, reason: "it is not a regular file")
      }
      return
    }
    guard isDirectory(status) else { throw .notAFolder(path: path, folder: target) }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: target)
    } catch {
      throw .cannotWrite(path: path, reason: "its content cannot be listed")
    }
    if let other = names.sorted().first(where: { !PictureName.isOne($0) }) {
      throw .folderHasOtherFiles(path: path, example: other)
    }
  }

  /// Only pictures go: whatever else got into the folder meanwhile keeps it alive.
  private static func removePictures(in folder: String) {
    let files = FileManager.default.enumerator(atPath: folder)?.allObjects ?? []
    for case let name as String in files where PictureName.isOne(name) {
      unlink("\(folder)/\(name)")
    }
    rmdir(folder)
  }

  private static func isDirectory(_ status: stat) -> Bool {
    status.st_mode & S_IFMT == S_IFDIR
  }

  /// The failed call's `errno` in words.
  private static func error(_ path: String) -> MovieError {
    MovieError.writing(path, errno: errno)
  }

  private static let serial = Serial()
}

extension MovieError {
  static func writing(_ path: String, errno code: Int32) -> MovieError {
    guard code != ENOSPC, code != EDQUOT else { return .diskFull(path: path) }
    let reason = String(cString: strerror(code))
    return .cannotWrite(path: path, reason: reason.prefix(1).lowercased() + reason.dropFirst())
  }
}

/// Numbers that tell the partial files of one process apart.
private final class Serial: @unchecked Sendable {
  private let lock = NSLock()
  private var last = 0

  func next() -> Int {
    lock.withLock {
      last += 1
      return last
    }
  }
}
