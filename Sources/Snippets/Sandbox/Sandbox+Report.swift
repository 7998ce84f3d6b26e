import Foundation
import Movie
import Subprocess

/// What a command wrote, and what was seen of it meanwhile.
struct Written: Sendable {
  var output: String
  var errors: String
  var watched: (ending: RunEnding?, peak: Int)
  /// What the kernel refused to it.
  var refused: RunEnding?
}

extension Sandbox {
  static func report(
    of status: TerminationStatus, _ written: Written, _ command: SandboxedCommand
  ) -> RunReport {
    var ending = RunEnding.ok
    var signal: Int32?
    switch status {
    case .signaled(let number): signal = number
    // A shell and bubblewrap pass a signal on as an exit code above 128.
    case .exited(let code) where (129...159).contains(code): signal = code - 128
    case .exited(let code): ending = code == 0 ? .ok : .exited(code: code)
    }
    if let signal {
      let limit = command.limits.memory
      ending =
        isShortOfMemory(written.errors)
          || written.watched.peak > limit / 4
        ? .outOfMemory(limit: limit)
        : .crashed(signal: signal, lastLines: telling(written.errors))
    }
    if ending != .ok, let refused = written.refused { ending = refused }
    // bubblewrap, say, that cannot write what it tells.
    let temporary = RunFolder.temporary
    if case .exited = ending, DiskSpace.isMissed(in: written.errors),
      DiskSpace.isGone(in: temporary)
    {
      ending = .noSpace(folder: temporary)
    }
    return RunReport(
      ending: written.watched.ending ?? ending, output: written.output, errors: written.errors)
  }

  private static func isShortOfMemory(_ errors: String) -> Bool {
    let texts = [
      "failed to allocate", "unable to allocate memory", "Cannot allocate memory",
      "std::bad_alloc", "out of memory",
    ]
    return texts.contains { errors.contains($0) }
  }

  /// The runtime's own words where it said why it stopped, else the last lines.
  private static func telling(_ errors: String) -> [String] {
    let lines = errors.split(separator: "\n").map(String.init).filter {
      !$0.allSatisfy(\.isWhitespace)
    }
    if let fatal = lines.last(where: { $0.contains("Fatal error") }) { return [fatal] }
    return lines.suffix(3)
  }
}
