/// Why code is not run.
package enum SandboxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There are no walls to run it in.
  case noWalls(reason: String)
  case noFilter(reason: String)

  package var description: String {
    switch self {
    case .noWalls(let reason):
      "Swift code is compiled and run in a sandbox, because it may be a stranger's, and there is none: "
        + "\(reason). Mend that, or run code that you trust with --no-sandbox."
    case .noFilter(let reason):
      "The filter of system calls that demos run behind cannot be made: \(reason). "
        + "Run code that you trust with --no-sandbox."
    }
  }
}
