import Foundation

/// Whether a compiler failed because the disk of the cache is full.
enum CacheSpace {
  /// Bytes below which a compiler that ended oddly is taken to have run out of space: less than any
  /// demo's library has.
  private static let little: UInt = 64 << 10

  static func isGone(in folder: String, after report: RunReport) -> Bool {
    let said = report.errors + report.output
    if said.contains("No space left on device") || said.contains("Disk quota exceeded") {
      return true
    }
    // A linker writes its result as memory, and memory of a full disk is a crash without a word.
    var disk = statvfs()
    return statvfs(folder, &disk) == 0 && UInt(disk.f_bavail) * UInt(disk.f_frsize) < little
  }
}
