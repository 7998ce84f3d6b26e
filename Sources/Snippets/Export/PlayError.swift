import Movie

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

  /// Turns a failed write into an error of playing.
  static func writing<T>(_ body: () throws(MovieError) -> T) throws(PlayError) -> T {
    do {
      return try body()
    } catch {
      throw .refused("\(error)")
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
    case .cannotWrite(let path, let reason): "Cannot write \(PathText.shown(path)): \(reason)."
    }
  }
}
