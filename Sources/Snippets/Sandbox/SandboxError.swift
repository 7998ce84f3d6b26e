/// Why code is not run.
package enum SandboxError: Error, Hashable, Sendable, Remediable {
  /// There are no walls to run it in.
  case noWalls(reason: String)
  case noFilter(reason: String)
  /// What code would be given has no place.
  case noSpace(folder: String)

  package var problem: String {
    switch self {
    case .noWalls(let reason):
      "Swift code is compiled and run in a sandbox, because it may be a stranger's, and there is none: "
        + reason
    case .noFilter(let reason):
      "The filter of system calls that demos run behind cannot be made: \(reason)"
    case .noSpace(let folder): RunEnding.noSpace(folder: folder).problem
    }
  }

  package var remedy: Remedy? {
    switch self {
    case .noWalls: .wallsOrNone
    case .noFilter: .noWalls
    case .noSpace: .moreSpace
    }
  }
}
