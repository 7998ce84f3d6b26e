import Foundation
import Movie

/// Tries to get out of a sandbox, before a stranger does.
enum EscapeTrial {
  /// - Throws: ``SandboxError/noWalls(reason:)`` where a sandbox does not start, or something in it got
  ///   at what is outside.
  static func check(_ sandbox: Sandbox) async throws(SandboxError) {
    let outside: RunFolder
    do {
      outside = try RunFolder()
      try WholeFile.write("secret".utf8, to: outside.path + "/secret")
      try OutputFolders.make(outside.path + "/inside")
    } catch {
      if DiskSpace.isMissed(by: error) { throw .noSpace(folder: RunFolder.temporary) }
      throw .noWalls(reason: "it cannot be tried (\(error))")
    }
    let (secret, folder) = (outside.path + "/secret", outside.path + "/inside")
    let report = await sandbox.run(
      SandboxedCommand(
        "/bin/sh", ["-c", script, "sh", secret, "\(getpid())"], in: folder,
        limits: SandboxLimits(seconds: 120)))
    if case .noSpace(let folder) = report.ending { throw .noSpace(folder: folder) }
    guard report.ending == .ok, report.output.hasSuffix("tried\n") else {
      let said = report.errors.split(separator: "\n").last.map(String.init)
      throw .noWalls(reason: "bwrap does not work here (\(said ?? report.ending.problem))")
    }
    let escapes = report.output.split(separator: "\n").dropLast()
    if !escapes.isEmpty {
      throw .noWalls(
        reason: "bwrap holds too little here: a demo could \(escapes.joined(separator: ", "))")
    }
  }

  /// Prints a line for everything that must not work and did, then that it has tried.
  private static let script = """
    { [ -e "$1" ] && echo "see your files"
      for place in / /usr /etc /proc/sys/kernel/domainname; do
        ( : > "$place/showreel" || : > "$place" ) && echo "write to $place"
      done
      [ -d "/proc/$2" ] && [ "$2" -gt 64 ] && echo "see your processes"
      grep -q '^CapBnd:.*[1-9a-f]' /proc/self/status && echo "gain privileges"
      grep -q '^Seccomp:.*2' /proc/self/status || echo "make any system call"
      [ "$(tail -n +3 /proc/net/dev | wc -l)" -gt 1 ] && echo "reach the network"
    } 2>/dev/null
    echo tried
    """
}
