import Foundation
import Wording

/// How a command came to its end.
package enum RunEnding: Hashable, Sendable, Remediable {
  case ok
  case exited(code: Int32)
  /// By a signal; `lastLines` are the last of what it wrote to its error stream.
  case crashed(signal: Int32, lastLines: [String])
  case timedOut(seconds: Double)
  case outOfMemory(limit: Int)
  /// Processes and threads.
  case tooManyTasks(limit: Int)
  case tooManyProcesses(limit: Int)
  /// Bytes that it printed.
  case tooMuchOutput(limit: Int)
  /// Nobody waited for it any more.
  case cancelled
  case couldNotStart(executable: String, reason: String)
  /// The folder in which it is given what it needs is full.
  case noSpace(folder: String)

  package var problem: String {
    switch self {
    case .ok: "done"
    case .exited(let code): "it ended with exit code \(code)"
    case .crashed(let signal, let lines):
      "it crashed (\(Self.name(of: signal)))"
        + (lines.isEmpty ? "" : ": " + lines.joined(separator: " "))
    case .timedOut(let seconds):
      "it was stopped after \(seconds.written) s"
    case .outOfMemory(let limit):
      "it needed more than \(limit >> 20) MB of memory"
    case .tooManyTasks(let limit):
      "it was stopped, because it had more than \(limit) processes and threads at a time"
    case .tooManyProcesses(let limit):
      "it was stopped, because it had more than \(limit) processes at a time"
    case .tooMuchOutput(let limit):
      "it was stopped, because it printed more than \(limit >> 20) MB"
    case .cancelled: "it was interrupted"
    case .couldNotStart(let executable, let reason): "\(executable) cannot be started: \(reason)"
    case .noSpace(let folder): "no space is left in the temporary folder \(folder)"
    }
  }

  package var remedy: Remedy? {
    switch self {
    case .timedOut: .moreTime
    case .outOfMemory: .moreMemory
    case .noSpace: .moreSpace
    case .ok, .exited, .crashed, .tooManyTasks, .tooManyProcesses, .tooMuchOutput, .cancelled,
      .couldNotStart:
      nil
    }
  }

  /// Whether it is a place to write to that is at fault.
  var isOfPlace: Bool { if case .noSpace = self { true } else { false } }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGABRT: "SIGABRT, aborted"
    case SIGBUS: "SIGBUS, bad address"
    case SIGFPE: "SIGFPE, bad arithmetic"
    case SIGILL, SIGTRAP: "\(signal == SIGILL ? "SIGILL" : "SIGTRAP"), a failed check"
    case SIGKILL: "SIGKILL, killed"
    case SIGSEGV: "SIGSEGV, bad memory access or endless recursion"
    case SIGXFSZ: "SIGXFSZ, a file grew too large"
    default: "signal \(signal)"
    }
  }
}

/// A command's ending and what it wrote.
package struct RunReport: Sendable {
  package var ending: RunEnding
  /// The last ``SandboxOutput/limit`` bytes of each stream.
  package var output = ""
  package var errors = ""
  /// Wall-clock seconds.
  package var seconds = 0.0
  /// What it handed over; nil where it did not end well.
  package var delivery: Delivery?

  /// The last error that it told, or the last that it wrote to its error stream.
  var lastWords: String? {
    let lines = errors.split(separator: "\n")
    let error = lines.last { $0.hasPrefix("error: ") }?.dropFirst("error: ".count)
    return (error ?? lines.last).map(String.init)
  }
}
