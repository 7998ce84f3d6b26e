import Foundation

/// What is around one command while it runs, and goes with it.
struct Confinement: Sendable {
  let files: SandboxFiles
  let lifeline: Lifeline
  let limits: SandboxLimits
  /// Nil where the kernel makes none.
  let group: ResourceGroup?

  init(_ files: SandboxFiles, in groups: ResourceGroupPlace?, limits: SandboxLimits) throws {
    self.limits = limits
    self.files = files
    lifeline = try Lifeline()
    group = groups.flatMap { ResourceGroup(in: $0, limits: limits) }
  }

  /// What the command's words go behind.
  var words: [String] { Lifeline.words + (group?.words ?? []) }

  /// Ends all that the command has left, and comes back when it is gone: what was killed takes its time.
  ///
  /// - Returns: What the kernel refused to it, if anything.
  func end(hasStarted: Bool) async -> RunEnding? {
    if hasStarted { await lifeline.end() }
    await FirstProcess(toldIn: files.told)?.waitUntilGone()
    let excess = group?.excess(over: limits)
    await group?.end()
    return excess
  }
}
