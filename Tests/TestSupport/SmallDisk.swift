import Foundation

/// A disk of a given size; needs the right to mount.
package final class SmallDisk {
  package let folder: TemporaryFolder
  package var path: String { folder.path }

  /// `nil` where mounting is not allowed.
  package init?(bytes: Int) throws {
    folder = try TemporaryFolder()
    guard mount("tmpfs", folder.path, "tmpfs", 0, "size=\(bytes)") == 0 else { return nil }
  }

  deinit { umount2(folder.path, Int32(MNT_DETACH)) }

  package static let isPossible: Bool = {
    do { return try SmallDisk(bytes: 65536) != nil } catch { return false }
  }()
}
