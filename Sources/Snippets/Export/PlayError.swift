/// Why a demo that compiled is no clip.
package enum PlayError: Error, Hashable, Sendable {
  /// `said` is the last error that the process printed.
  case ended(RunEnding, said: String?)
  case wroteNothing
  /// What it handed over is something else than was asked for.
  case notAClip(String)
  case cannotWrite(path: String, reason: String)
  /// The place that the clip should go to does not take it.
  case refused(String)

  static func catching(_ path: String, _ body: () throws -> Void) throws(PlayError) {
    do {
      try body()
    } catch {
      throw .cannotWrite(path: path, reason: error.localizedDescription)
    }
  }
}

extension PlayError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .ended(.exited, let said?): said
    case .ended(let ending, _):
      // The name of a demo's module means nothing to its author.
      "the demo was not finished: \(ending)".replacing(#/Demo_[0-9a-f]{32}\//#, with: "")
    case .wroteNothing: "the demo ended without writing a clip. Does it call 'exit'?"
    case .notAClip(let reason):
      "what the demo's process handed over is not the clip that was asked for: \(reason). "
        + "Nothing was written. Does the demo write to files or descriptors that are not its own?"
    case .refused(let reason): reason
    case .cannotWrite(let path, let reason): "Cannot write \(path): \(reason)."
    }
  }
}
