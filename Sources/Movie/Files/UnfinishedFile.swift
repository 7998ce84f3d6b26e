import CFiles
import Foundation

/// A file being written that has no name yet: however the process ends, nothing of it stays.
///
/// Where the file system has no unnamed files, it has a ``PartialName`` and a lock instead.
final class UnfinishedFile {
  let output: OutputFile
  /// Where its name will be; `nil` of what goes to standard output.
  private let place: NamedPlace?
  /// `nil` while it has none.
  private var name: FileName?
  private var isSpooled = false

  /// - Parameter canBeUnnamed: False where a test wants to see what other file systems do.
  init(in place: NamedPlace, canBeUnnamed: Bool = true) throws(MovieError) {
    self.place = place
    if canBeUnnamed, let file = Self.unnamed(in: place) {
      output = OutputFile(file, shownPath: place.path)
    } else {
      (output, name) = try Self.named(in: place)
    }
  }

  /// What goes to standard output.
  ///
  /// - Parameter isStream: It is written from its beginning to its end, and goes there at once; else it
  ///   goes there when it is whole.
  init(toStandardOutput isStream: Bool) throws(MovieError) {
    place = nil
    output = isStream ? try StandardOutput.open() : try StandardOutput.spool()
    isSpooled = !isStream
  }

  deinit { discard() }

  /// Bytes that are in it.
  var byteCount: Int {
    var status = stat()
    guard fstat(output.descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      place != nil || isSpooled
    else { return output.byteCount }
    return Int(status.st_size)
  }

  /// A path by which FFmpeg can open it once more.
  var path: String {
    guard let name, let place, !Self.hasProc(output.descriptor) else {
      return Self.path(of: output.descriptor)
    }
    // FFmpeg would take what stands before a colon for a protocol.
    return "file:\(place.folderText)/\(name.text)"
  }

  /// Gives it the place's name, in one step.
  func commit() throws(MovieError) {
    try output.flush()
    guard let place else { return try sendOn() }
    keepRights(of: place)
    if name == nil { name = try link(to: place) }
    guard let partial = name else { return }
    guard renameat(place.folder, partial.chars, place.folder, place.name.chars) == 0 else {
      throw .writing(place.path, errno: errno)
    }
    name = nil
  }

  /// Harmless after ``commit()``.
  func discard() {
    if let name, let place { unlinkat(place.folder, name.chars, 0) }
    name = nil
  }

  private func sendOn() throws(MovieError) {
    guard isSpooled else { return }
    lseek(output.descriptor, 0, SEEK_SET)
    try StandardOutput.open().append(contentsOf: output.descriptor)
  }

  /// An older file's owner and rights, as if it had been written over.
  private func keepRights(of place: NamedPlace) {
    var older = stat()
    guard fstatat(place.folder, place.name.chars, &older, 0) == 0 else { return }
    // Not everybody may give files away.
    _ = fchown(output.descriptor, older.st_uid, older.st_gid)
    _ = fchmod(output.descriptor, older.st_mode & 0o777)
  }

  /// Gives an unnamed file the place's name if that is free, else a partial one next to it: a link
  /// cannot take another's place, only a rename can.
  private func link(to place: NamedPlace) throws(MovieError) -> FileName? {
    let source = Self.path(of: output.descriptor)
    if linkat(AT_FDCWD, source, place.folder, place.name.chars, AT_SYMLINK_FOLLOW) == 0 {
      return nil
    }
    let partial = PartialName.make()
    if linkat(AT_FDCWD, source, place.folder, partial.chars, AT_SYMLINK_FOLLOW) == 0 {
      return partial
    }
    // Some file systems make unnamed files and then give them no name.
    let (copy, name) = try Self.named(in: place)
    self.name = name
    lseek(output.descriptor, 0, SEEK_SET)
    try copy.append(contentsOf: output.descriptor)
    try copy.flush()
    return name
  }

  private static func unnamed(in place: NamedPlace) -> OwnedDescriptor? {
    let flags = showreel_open_unnamed | O_RDWR | O_CLOEXEC
    guard let file = OwnedDescriptor(openat(place.folder, ".", flags, 0o666)),
      // Without /proc it could not be given a name.
      hasProc(file.number)
    else { return nil }
    // Locked also for the moment in which it has a partial name.
    _ = FileLock.take(file.number)
    return file
  }

  private static func named(in place: NamedPlace) throws(MovieError) -> (OutputFile, FileName) {
    while true {
      let name = PartialName.make()
      let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC
      guard let file = OwnedDescriptor(openat(place.folder, name.chars, flags, 0o666)) else {
        throw .writing(place.path, errno: errno)
      }
      // A run that sweeps may have taken it for a dead one's, before there was a lock on it.
      let isMine = FileLock.take(file.number) != .taken
      if isMine, FileLock.isStill(name, in: place.folder, file.number) {
        return (OutputFile(file, shownPath: place.path), name)
      }
    }
  }

  private static func path(of descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

  private static func hasProc(_ descriptor: Int32) -> Bool {
    access(path(of: descriptor), F_OK) == 0
  }
}
