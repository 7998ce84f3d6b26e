import Foundation
import Movie

/// Whether a disk has so little room that what failed on it failed for that.
enum DiskSpace {
  /// Bytes: less than any demo's library or clip has.
  private static let little: UInt = 64 << 10

  static func isGone(in folder: String) -> Bool {
    var disk = statvfs()
    return statvfs(folder, &disk) == 0 && UInt(disk.f_bavail) * UInt(disk.f_frsize) < little
  }

  /// Whether a program or a library says that it found none.
  static func isMissed(in text: String) -> Bool {
    text.contains("No space left on device") || text.contains("Disk quota exceeded")
  }

  /// Whether a file could not be written for that.
  static func isMissed(by error: any Error) -> Bool {
    switch error {
    case MovieError.diskFull: true
    case let error as POSIXError: error.code == .ENOSPC || error.code == .EDQUOT
    default: false
    }
  }
}
