import Foundation

/// What a command keeps in its folders in memory. It is no process's, so no process tells of it.
struct ScratchUse {
  private(set) var bytes = 0
  /// Files and folders.
  private(set) var files = 0

  /// Bytes that a file takes besides its contents: a name, and what the kernel knows of it. Measured;
  /// 300,000 empty files took 298 MB.
  private static let perFile = 1 << 10

  /// - Parameter first: The first process behind the walls. It is bubblewrap's own, so nobody moves
  ///   where it is; a path of the command's could lead anywhere.
  init(seenBy first: Int32) {
    let process = "/proc/\(first)"
    // Until its root is another one than ours it is the machine's folders that it sees.
    guard Self.isElsewhere(process + "/root") else { return }
    for folder in ["/root/tmp", "/root/dev/shm", "/cwd"] { add(process + folder) }
    if !Self.isElsewhere(process + "/root") { (bytes, files) = (0, 0) }
  }

  private mutating func add(_ folder: String) {
    var use = statvfs()
    guard Self.isElsewhere(folder), statvfs(folder, &use) == 0 else { return }
    let blocks = (use.f_blocks - min(use.f_bfree, use.f_blocks)) * use.f_frsize
    let count = Int(clamping: use.f_files - min(use.f_ffree, use.f_files))
    files += count
    bytes += Int(clamping: blocks) + count * Self.perFile
  }

  /// On none of the machine's own file systems.
  private static func isElsewhere(_ folder: String) -> Bool {
    guard let device = device(folder) else { return false }
    return !ours.contains(device)
  }

  private static let ours = Set(["/", "/tmp", "/dev/shm"].compactMap(device))

  private static func device(_ path: String) -> dev_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_dev : nil
  }
}
