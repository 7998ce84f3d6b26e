import CFiles
import Foundation

/// A folder of pictures being written, under a ``PartialName`` and a lock, which takes the place of
/// an older one in one step: the two exchange their names.
final class UnfinishedFolder {
  private let place: NamedPlace
  private let name: FileName
  private let opened: OwnedDescriptor
  private var older: OwnedDescriptor?
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

  /// For file systems that cannot exchange names. A kill between the steps leaves the older pictures beside their
  /// place, where the next run finds them: ``Leftovers/putBack(_:)``.
  func commitInTwoSteps() throws(MovieError) {
    let aside = try putAside()
    guard renameat(place.folder, name.chars, place.folder, place.name.chars) == 0 else {
      let reason = errno
      if let aside { renameat(place.folder, aside.chars, place.folder, place.name.chars) }
      throw .writing(place.path, errno: reason)
    }
    isOpen = false
    if let aside { removeOlder(aside) }
  }

  /// The first step: frees the place's name.
  ///
  /// - Returns: Where the older folder is now; nil where there was none.
  func putAside() throws(MovieError) -> FileName? {
    try place.check(isFolder: true)
    // For as long as this run is at it: who finds it without a lock puts it back.
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    if let folder = OwnedDescriptor(openat(place.folder, place.name.chars, flags)) {
      _ = FileLock.take(folder.number)
      older = consume folder
    }
    // The second is for where another run of the same place is at it, too, and is found by nobody.
    for aside in [PartialName.aside(for: place.name), FileName(name.bytes + Array(".old".utf8))] {
      if renameat(place.folder, place.name.chars, place.folder, aside.chars) == 0 { return aside }
    }
    return nil
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
