/// Why a clip that another process plays goes no further.
package enum RemoteClipError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The clip cannot be played, in the process's own words.
  case failed(String)
  /// The process has ended.
  case ended(String)
  case wrongAnswer
  /// What should be drawn is no clip's picture.
  case notAPicture(String)

  package var description: String {
    switch self {
    case .failed(let reason): reason
    case .ended(let reason):
      "The demo does not play any more: \(reason)\(reason.hasSuffix(".") ? "" : ".") "
        + "Save its file to begin again."
    case .wrongAnswer:
      "The demo's process sent what is no answer. Does the demo write to descriptors that are not its "
        + "own? Save its file to begin again."
    case .notAPicture(let reason):
      "The demo's process sent what cannot be drawn: \(reason). Save its file to begin again."
    }
  }
}
