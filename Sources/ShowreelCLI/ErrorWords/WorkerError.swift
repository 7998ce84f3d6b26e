import Snippets

/// Why a process that was to make a clip did not.
enum WorkerError: Error, Equatable, CustomStringConvertible {
  case couldNotStart(reason: String)
  /// - Parameter ending: As `signal 9`.
  case ended(ending: String)

  var description: String {
    switch self {
    case .couldNotStart(let reason):
      "The process that was to make the clip could not be started: \(reason). Close other programs, or "
        + "make one clip at a time: --jobs 1"
    case .ended(let ending):
      "The process that made the clip ended before the clip was there: \(ending). If the machine is out of "
        + "memory, make fewer clips at a time: --jobs 1"
    }
  }
}
