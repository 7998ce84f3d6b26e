import CFiles
import Foundation

/// A folder of pictures being written, under a ``PartialName`` and a lock, which takes the place of
/// an older one in one step: the two exchange their names.
final class UnfinishedFolder {
  private let place: NamedPlace
  private let name: FileName
  private let opened: OwnedDescriptor
  private var isOpen = true

  init(in place: NamedPlace) throws(MovieError) {
    self.place = place
    while true {
      let name = PartialName.make()
      guard mkdirat(place.folder, name.chars, 0o777) == 0 else {
        throw .writing(place.path, errno: errno)
      }
      let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
      guard let folder = OwnedDescriptor(openat(place.folder, name.chars, flags)) else {
        let reason = errno
        unlinkat(place.folder, name.chars, AT_REMOVEDIR)
        // A run that sweeps was faster than the lock.
        if reason == ENOENT { continue }
        throw .writing(place.path, errno: reason)
      }
      let isMine = FileLock.take(folder.number) != .taken
      if isMine, FileLock.isStill(name, in: place.folder, folder.number) {
        self.name = name
        opened = folder
        return
      }
    }
  }

  deinit { discard() }

  private var descriptor: Int32 { opened.number }

  /// A new file in it.
  func file(_ name: String) throws(MovieError) -> OutputFile {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    guard let file = OwnedDescriptor(openat(descriptor, FileName(name).chars, flags, 0o666)) else {
      throw .writing(place.path, errno: errno)
    }
    return OutputFile(file, shownPath: place.path)
  }

  /// Bytes of the files in it.
  var byteCount: Int {
    (FileName.all(in: descriptor) ?? []).reduce(0) { sum, name in
      var status = stat()
      return sum + (fstatat(descriptor, name.chars, &status, 0) == 0 ? Int(status.st_size) : 0)
    }
  }

  /// Gives it the place's name, and removes what had that before.
  func commit() throws(MovieError) {
    while true {
      if rename(showreel_rename_noreplace) {
        isOpen = false
        return
      }
      guard errno == EEXIST else { break }
      // Somebody may have put something else there while the pictures were drawn.
      try place.check(isFolder: true)
      if rename(showreel_rename_exchange) {
        isOpen = false
        removeOlder(name)
        return
      }
      // Gone meanwhile: there is nothing to exchange with any more.
      guard errno == ENOENT else { break }
    }
    guard errno == EINVAL || errno == ENOSYS else { throw .writing(place.path, errno: errno) }
    try commitInTwoSteps()
  }

  /// Harmless after ``commit()``.
  func discard() {
    guard isOpen else { return }
    isOpen = false
    Leftovers.removePictures(in: descriptor)
    unlinkat(place.folder, name.chars, AT_REMOVEDIR)
  }

  private func rename(_ flags: UInt32) -> Bool {
    showreel_renameat2(place.folder, name.chars, place.folder, place.name.chars, flags) == 0
  }

  /// For file systems that cannot exchange names. A kill between the steps leaves the older
  /// pictures under a name that is never swept.
  func commitInTwoSteps() throws(MovieError) {
    try place.check(isFolder: true)
    let aside = FileName(name.bytes + Array(".old".utf8))
    let hasOlder = renameat(place.folder, place.name.chars, place.folder, aside.chars) == 0
    guard renameat(place.folder, name.chars, place.folder, place.name.chars) == 0 else {
      let reason = errno
      if hasOlder { renameat(place.folder, aside.chars, place.folder, place.name.chars) }
      throw .writing(place.path, errno: reason)
    }
    isOpen = false
    if hasOlder { removeOlder(aside) }
  }

  private func removeOlder(_ name: FileName) {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    guard let folder = OwnedDescriptor(openat(place.folder, name.chars, flags)) else { return }
    Leftovers.removePictures(in: folder.number)
    // What somebody put beside the pictures at the last moment stays beside them.
    for other in FileName.all(in: folder.number) ?? [] {
      _ = showreel_renameat2(
        folder.number, other.chars, descriptor, other.chars, showreel_rename_noreplace)
    }
    unlinkat(place.folder, name.chars, AT_REMOVEDIR)
  }
}
