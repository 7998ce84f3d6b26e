import Foundation

/// What the user's mask (`umask`) leaves of a new file's rights to the user.
enum OwnRights {
  /// Leaves all of them: what is made on the way to a clip is opened more than once, and a clip that its own owner cannot
  /// read is of no use. What it takes from others stays taken.
  ///
  /// Call before there is a second thread: there is no way to ask for the mask but to set another.
  static func keep() {
    let others = mode_t(0o077)
    umask(umask(others) & others)
  }
}
