import Movie

/// Why a demo that compiled is no clip.
package enum PlayError: Error, Hashable, Sendable {
  /// `said` is the last error that the process printed.
  case ended(RunEnding, said: String?)
  case wroteNothing
  /// What it handed over is something else than was asked for.
  case notAClip(String)
  /// What it handed over was looked at by a process that came to no good end.
  case notRead(RunEnding)
  case cannotWrite(path: String, reason: String)
  /// The place that the clip should go to does not take it.
  case refused(String)
  /// Standard output does not take it.
  case outputFailed(String)
  /// At the place that the clip should go to is a file of somebody else's.
  case notOurs(path: String)

  /// Turns a failed write into an error of playing.
  static func writing<T>(_ body: () throws(MovieError) -> T) throws(PlayError) -> T {
    do {
      return try body()
    } catch {
      throw error.isOfOutput ? .outputFailed("\(error)") : .refused("\(error)")
    }
  }
}

extension PlayError: Remediable {
  package var problem: String {
    switch self {
    case .ended(.exited, let said?): said
    case .ended(let ending, _):
      // The name of a demo's module means nothing to its author.
      "the demo was not finished: \(ending.problem)"
        .replacing(" \(CompilerLine.shown)/", with: " ")
    case .wroteNothing: "the demo ended without writing a clip. Does it call 'exit'?"
    case .notAClip(let reason):
      "what the demo's process handed over is not the clip that was asked for: \(reason). "
        + "Nothing was written. Does the demo write to files or descriptors that are not its own?"
    case .notRead(let ending):
      "what the demo's process handed over could not be looked at: \(ending.problem)"
    case .refused(let reason), .outputFailed(let reason): reason
    case .notOurs(let path): "\(path) is there, and Showreel did not make it"
    case .cannotWrite(let path, let reason): "Cannot write \(PathText.shown(path)): \(reason)."
    }
  }

  package var remedy: Remedy? {
    switch self {
    // Its process has said all that there is to say.
    case .ended(.exited, _?): nil
    case .ended(let ending, _), .notRead(let ending): ending.remedy
    case .notOurs: .replacing
    case .wroteNothing, .notAClip, .refused, .outputFailed, .cannotWrite: nil
    }
  }
}
