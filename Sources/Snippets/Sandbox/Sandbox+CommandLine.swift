import Foundation

extension Sandbox {
  /// Variables that decide how frames are drawn; the rest of the user's environment stays outside.
  private static let passedOn: Set<String> = [
    "PATH", "LD_LIBRARY_PATH", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "SHOWREEL_FONT",
    "SHOWREEL_FONT_SERIF", "SHOWREEL_FONT_ROUNDED", "SHOWREEL_FONT_MONOSPACED",
  ]
  /// The beginnings of names that a renderer's libraries read.
  private static let passedOnPrefixes = [
    "EGL_", "GALLIUM_", "GALLIVM_", "LIBGL_", "LP_", "MESA_", "SDL_", "__EGL_", "__GLX_",
  ]

  /// - Parameter outside: The user's.
  func environment(
    for command: SandboxedCommand,
    outside: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String: String] {
    var variables = outside.filter { name, _ in
      Self.passedOn.contains(name) || Self.passedOnPrefixes.contains { name.hasPrefix($0) }
    }
    // Where the user's programs are is nobody's business, and none of them is there behind walls.
    if isIsolated { variables["PATH"] = "/usr/bin:/bin" }
    variables["HOME"] = command.folder
    variables["LANG"] = "C.UTF-8"
    // A date is written as SwiftUI's own views do here, wherever the machine stands: clips made by several are
    // compared, and found in one cache.
    variables["TZ"] = "UTC"
    // What stands in a set or a dictionary has the same order in every run.
    variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
    variables["TMPDIR"] = command.folder
    variables["XDG_CACHE_HOME"] = command.folder + "/.cache"
    // A page's crash is reported in a line; a backtrace of it takes seconds.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    return variables.merging(command.environment) { _, own in own }
  }

  /// A machine that is out of memory ends a demo first, with all that the kernel keeps for it, and none of the
  /// machine's own. Behind walls, where `/proc` is read-only, nobody takes it back.
  ///
  /// And what is kept of those that crash is as little as ``CrashHandlers`` has made it: who may raise that is told here,
  /// since behind walls nobody may.
  private static let first =
    "echo 1000 2>/dev/null >/proc/self/oom_score_adj; ulimit -Hc 1 2>/dev/null || ulimit -c 0; "

  /// The words of the command with its limits and walls around it.
  ///
  /// - Parameter files: What the command gets on descriptors of its own.
  func commandLine(for command: SandboxedCommand, _ files: SandboxFiles) -> [String] {
    let limited = Self.limited(command, isIsolated: isIsolated)
    guard case .bubblewrap(let path) = isolation else {
      let (input, words) = Self.standardInput(files)
      return ["/bin/sh", "-c", Self.first + input + "exec \"$@\" 4<>\"$0\"", files.delivery] + words
        + limited
    }
    let (input, words) = Self.standardInput(files)
    return [
      "/bin/sh", "-c",
      Self.first + input + "f=$1; t=$2; shift 2; exec \"$@\" 3<\"$f\" 4<>\"$0\" 5>\"$t\"",
      files.delivery,
    ] + words + [files.filter, files.told, path, "--info-fd", "5"]
      + SandboxWalls.options(for: command) + ["--"] + limited
  }

  /// What gives a command that is talked with its questions, and the words that it takes for that.
  private static func standardInput(_ files: SandboxFiles) -> (script: String, words: [String]) {
    guard let questions = files.questions else { return ("", []) }
    return ("q=$1; shift; exec <\"$q\"; ", [questions])
  }

  /// Limits are set by the shell because it is everywhere. The command takes its place, unless there is
  /// something to hand over when it has ended.
  private static func limited(_ command: SandboxedCommand, isIsolated: Bool) -> [String] {
    let limits = command.limits
    // -d in KiB, -f in blocks of 512 bytes.
    let (memory, size) = (limits.memory >> 10, limits.fileSize >> 9)
    var script =
      "ulimit -d \(memory); ulimit -f \(size); ulimit -n \(limits.descriptors); "
    // Counts the processes of a user namespace of its own, else all of a user's, and never root's: so
    // the watch counts, too, and is let see one too many.
    if isIsolated { script += "ulimit -p \(limits.tasks + 1) 2>/dev/null; " }
    var words = [command.executable] + command.arguments
    if let delivered = command.delivered {
      script += "f=$1; shift; \"$@\" && exec cat \"$f\" >&4"
      words.insert(delivered, at: 0)
    } else {
      script += "exec \"$@\""
    }
    return ["/bin/sh", "-c", script, "sh"] + words
  }
}
