import Foundation

/// The lock on what is being written. It belongs to the open file and goes with the process.
enum FileLock {
  enum Answer {
    case held
    case taken
    /// Some network disks have no locks: nothing there is ever taken for a dead run's.
    case unknown
  }

  static func take(_ descriptor: Int32) -> Answer {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: return .taken
      default: return .unknown
      }
    }
    return .held
  }

  /// Whether the open file or folder still has this name.
  static func isStill(_ name: FileName, in folder: Int32, _ descriptor: Int32) -> Bool {
    var (open, named) = (stat(), stat())
    return fstat(descriptor, &open) == 0
      && fstatat(folder, name.chars, &named, AT_SYMLINK_NOFOLLOW) == 0
      && open.st_dev == named.st_dev && open.st_ino == named.st_ino
  }
}
