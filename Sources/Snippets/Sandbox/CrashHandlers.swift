import Foundation

/// What the machine does about programs that crash.
///
/// Where `core_pattern` names a program, as systemd's and Ubuntu's do, the kernel starts it for every process that
/// crashes: as root, outside of all walls, as often as a demo likes, and to read what the demo has in its memory. A
/// limit of 0 for core files does not stop that, as it stops a file; a limit of 1 byte stops both.
enum CrashHandlers {
  /// Lets none be started for what this program starts from here on, nor for itself.
  ///
  /// A shell, which sets the other limits, has no word for so few bytes. Whoever has no core files at all, by a limit
  /// that cannot be raised, keeps it.
  static let areLeftOut: Bool = {
    var limit = rlimit()
    let resource = __rlimit_resource_t(RLIMIT_CORE.rawValue)
    guard getrlimit(resource, &limit) == 0 else { return false }
    limit.rlim_cur = 1
    return setrlimit(resource, &limit) == 0
  }()
}
