/// What the author of a clip may not have meant. The clip is made all the same.
public enum ClipWarning: Codable, Hashable, Sendable {
  /// Nothing in it can be tapped, and nothing starts by itself.
  case nothingMoves
  /// The clip is over before its script: what was still to be done then, and when that was, in seconds.
  case endsBefore([String], at: Double)
  /// What a view, a font or a renderer says of itself.
  case other(String)
}

extension ClipWarning: CustomStringConvertible {
  public var description: String {
    switch self {
    case .nothingMoves: problem + " Give it a script that drags something, say, and waits."
    case .endsBefore: problem + " Give it a longer duration."
    case .other: problem
    }
  }

  /// What may not be meant, without what to do about it.
  package var problem: String {
    switch self {
    case .nothingMoves:
      "Nothing moves in this clip: nothing in it can be tapped, and nothing starts by itself."
    case .endsBefore(let steps, let time):
      "The clip ends at \(ClipError.format(time)) s, before this can happen: "
        + steps.joined(separator: ", ") + "."
    case .other(let text): text
    }
  }
}
