import Foundation

extension Sandbox {
  /// Variables that decide how frames are drawn; the rest of the user's environment stays outside.
  private static let passedOn = [
    "EGL_", "FONTCONFIG_", "GALLIUM_", "LC_", "LIBGL_", "LP_", "MESA_", "SDL_", "SHOWREEL_",
    "__EGL_",
    "__GLX_",
  ]

  func environment(for command: SandboxedCommand) -> [String: String] {
    let outside = ProcessInfo.processInfo.environment
    var variables = outside.filter { name, _ in
      ["PATH", "LD_LIBRARY_PATH", "TZ"].contains(name)
        || Self.passedOn.contains { name.hasPrefix($0) }
    }
    variables["HOME"] = command.folder
    variables["LANG"] = "C.UTF-8"
    variables["TMPDIR"] = command.folder
    variables["XDG_CACHE_HOME"] = command.folder + "/.cache"
    // A page's crash is reported in a line; a backtrace of it takes seconds.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    return variables.merging(command.environment) { _, own in own }
  }

  /// The words of the command with its limits and walls around it.
  func commandLine(for command: SandboxedCommand) -> [String] {
    let limited = Self.limited(command)
    guard case .bubblewrap(let path) = isolation else { return limited }
    var words = [
      path, "--unshare-all", "--die-with-parent", "--new-session",
      "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc",
    ]
    // Frames may be drawn by a graphics card.
    for device in ["/dev/dri", "/dev/nvidia0", "/dev/nvidiactl", "/dev/nvidia-uvm"] {
      words += ["--dev-bind-try", device, device]
    }
    for folder in [command.folder] + command.writable { words += ["--bind", folder, folder] }
    return words + ["--chdir", command.folder, "--"] + limited
  }

  /// Limits are set by the shell because it is everywhere, and replaced by the command at once.
  private static func limited(_ command: SandboxedCommand) -> [String] {
    let limits = command.limits
    // -d in KiB, -f in blocks of 512 bytes; a core file would fill the folder.
    let (memory, size) = (limits.memory >> 10, limits.fileSize >> 9)
    let script = "ulimit -c 0; ulimit -d \(memory); ulimit -f \(size); exec \"$@\""
    return ["/bin/sh", "-c", script, "sh", command.executable] + command.arguments
  }
}

/// Finds programs as a shell does.
package enum Executables {
  /// - Returns: A path that can be executed.
  package static func find(_ name: String) -> String? {
    if name.contains("/") { return FileManager.default.isExecutableFile(atPath: name) ? name : nil }
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { $0 + "/" + name }.first(where: FileManager.default.isExecutableFile)
  }
}
