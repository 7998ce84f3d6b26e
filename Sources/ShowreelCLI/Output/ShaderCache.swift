import Foundation

/// Mesa keeps compiled shaders in the user's cache and writes them as memory, which on a full disk is
/// a crash (SIGBUS). They save next to nothing, so there it does without.
enum ShaderCache {
  /// What Mesa's index and the shaders of a clip take, many times over.
  private static let room: UInt = 16 << 20

  /// To be called before anything is drawn.
  ///
  /// - Parameter isEmpty: Nothing that was kept could be found again anyway.
  static func avoidFullDisk(isEmpty: Bool) {
    guard isEmpty || !hasRoom else { return }
    for name in ["MESA_SHADER_CACHE_DISABLE", "MESA_GLSL_CACHE_DISABLE"] { setenv(name, "true", 0) }
  }

  private static var hasRoom: Bool {
    let environment = ProcessInfo.processInfo.environment
    let folder = environment["XDG_CACHE_HOME"] ?? (environment["HOME"] ?? "") + "/.cache"
    var disk = statvfs()
    // One that is not there is somewhere below the home, if anywhere.
    guard statvfs(folder, &disk) == 0 || statvfs(environment["HOME"] ?? "/", &disk) == 0 else {
      return false
    }
    return UInt(disk.f_bavail) * UInt(disk.f_frsize) >= room
  }
}
