import Foundation

/// What a command keeps in its folders in memory. It is no process's, so no process tells of it.
enum ScratchUse {
  /// Bytes that a file takes besides its contents: a name, and what the kernel knows of it. Measured;
  /// 300,000 empty files took 298 MB.
  private static let perFile = 1 << 10

  /// - Parameter first: The first process behind the walls. It is bubblewrap's own, so nobody moves
  ///   where it is; a path of the command's could lead anywhere.
  static func bytes(seenBy first: Int32) -> Int {
    let process = "/proc/\(first)"
    // Until its root is another one than ours it is the machine's folders that it sees.
    guard isElsewhere(process + "/root") else { return 0 }
    let bytes = ["/root/tmp", "/root/dev/shm", "/cwd"].reduce(0) { $0 + used(process + $1) }
    return isElsewhere(process + "/root") ? bytes : 0
  }

  private static func used(_ folder: String) -> Int {
    var use = statvfs()
    guard isElsewhere(folder), statvfs(folder, &use) == 0 else { return 0 }
    let bytes = (use.f_blocks - min(use.f_bfree, use.f_blocks)) * use.f_frsize
    let files = use.f_files - min(use.f_ffree, use.f_files)
    return Int(clamping: bytes) + Int(clamping: files) * perFile
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
