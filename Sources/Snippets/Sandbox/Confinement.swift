import Foundation

/// What is around one command while it runs, and goes with it.
struct Confinement: Sendable {
  let files: SandboxFiles
  let lifeline: Lifeline
  /// Nil where the kernel makes none.
  let group: ControlGroup?

  /// - Parameter filter: ``SystemCallFilter/program()``, where there are walls.
  init(filter: [UInt8]?, in groups: ControlGroupPlace?, limits: SandboxLimits) throws {
    files = try SandboxFiles(filter: filter)
    lifeline = try Lifeline()
    group = groups.flatMap { ControlGroup(in: $0, limits: limits) }
  }

  /// What the command's words go behind.
  var words: [String] { Lifeline.words + (group?.words ?? []) }

  /// Ends all that the command has left, and comes back when it is gone: what was killed takes its time.
  ///
  /// - Returns: Whether the kernel has ended some of it for want of memory.
  func end(hasStarted: Bool) async -> Bool {
    if hasStarted { await lifeline.end() }
    await FirstProcess(toldIn: files.told)?.waitUntilGone()
    let ranOut = group?.ranOutOfMemory ?? false
    await group?.end()
    return ranOut
  }
}
