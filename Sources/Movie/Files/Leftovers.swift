import Foundation

/// Removes what runs that were killed have left in a folder.
///
/// Little ever is: files have no name until they are whole, where the file system can do that. What
/// is left is a folder of pictures that was not finished, the older pictures that a finished one
/// took the place of, or a file of a file system that knows no unnamed ones.
enum Leftovers {
  static func sweep(_ folder: Int32) {
    // A folder that may be written and not read hides them, and that is no error.
    for name in FileName.all(in: folder) ?? [] where PartialName.isOne(name) {
      remove(name, in: folder)
    }
  }

  /// Ends what a run had begun that was killed between the two steps of
  /// ``UnfinishedFolder/commitInTwoSteps()``, or just after: where nothing has the place's name, the older
  /// pictures have it again.
  static func putBack(_ place: NamedPlace) {
    let aside = PartialName.aside(for: place.name)
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    var status = stat()
    guard let older = OwnedDescriptor(openat(place.folder, aside.chars, flags)),
      fstat(older.number, &status) == 0, status.st_uid == geteuid(),
      FileLock.take(older.number) == .held, FileLock.isStill(aside, in: place.folder, older.number)
    else { return }
    if fstatat(place.folder, place.name.chars, &status, AT_SYMLINK_NOFOLLOW) != 0, errno == ENOENT {
      renameat(place.folder, aside.chars, place.folder, place.name.chars)
    } else {
      removePictures(in: older.number)
      unlinkat(place.folder, aside.chars, AT_REMOVEDIR)
    }
  }

  private static func remove(_ name: FileName, in folder: Int32) {
    var status = stat()
    guard fstatat(folder, name.chars, &status, AT_SYMLINK_NOFOLLOW) == 0,
      status.st_uid == geteuid()
    else { return }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    guard isFolder || status.st_mode & S_IFMT == S_IFREG else { return }
    // Locks of some network disks want a file that is open for writing.
    let flags = (isFolder ? O_RDONLY | O_DIRECTORY : O_RDWR) | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    guard let own = OwnedDescriptor(openat(folder, name.chars, flags)) else { return }
    // Its writer may have given it its name between the two calls.
    guard FileLock.take(own.number) == .held, FileLock.isStill(name, in: folder, own.number)
    else { return }
    if isFolder {
      removePictures(in: own.number)
      unlinkat(folder, name.chars, AT_REMOVEDIR)
    } else {
      unlinkat(folder, name.chars, 0)
    }
  }

  /// Only pictures go: a folder with anything else in it stays.
  static func removePictures(in folder: Int32) {
    for name in FileName.all(in: folder) ?? [] where PictureName.isOne(name.text) {
      unlinkat(folder, name.chars, 0)
    }
  }
}
