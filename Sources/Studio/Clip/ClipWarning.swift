/// What the author of a clip may not have meant. The clip is made all the same.
public enum ClipWarning: Codable, Hashable, Sendable {
  /// Nothing in it can be tapped, and nothing starts by itself.
  case nothingMoves
  /// Whatever is tapped, nothing changes; this is what the clip shows a tap on.
  case nothingComes(of: String)
  /// What moves in it does not come to rest; that is shown for so many seconds.
  case stillMoves(after: Double)
  /// Every pixel of every picture has the same colour.
  case oneColor
  /// The clip is over before its script: what was still to be done then, and when that was, in seconds.
  case endsBefore([String], at: Double)
  /// It is shown plain, and its script says something about a camera, a caption or a mark.
  case plainLook([String])
  /// A finger comes down beside the screen, where nothing is: what it is there for, and where.
  case besideScreen([String])
  /// What a view, a font or a renderer says of itself.
  case other(String)
}

extension ClipWarning: CustomStringConvertible {
  /// What may not be meant, and what to do about it.
  public var description: String {
    switch self {
    case .nothingMoves: problem + " Give it a script that drags something, say, and waits."
    case .nothingComes: problem + " Give it a script that does something else, say."
    case .stillMoves: problem + " Give it a script or a duration to show more or less of it."
    case .oneColor: problem + " Look at the view, its size and its colours."
    case .endsBefore: problem + " Give it a longer duration."
    case .plainLook: problem + " Give it a look, 'documentation' say."
    case .besideScreen: problem + " Name what is meant, or a place on the screen."
    case .other: problem
    }
  }

  /// What may not be meant, without what to do about it.
  package var problem: String {
    switch self {
    case .nothingMoves:
      "Nothing moves in this clip: nothing in it can be tapped, and nothing starts by itself."
    case .nothingComes(let label):
      "Nothing changes in this clip, whatever is tapped"
        + (label.isEmpty ? "." : ", '\(label)' for one.")
    case .stillMoves(let seconds):
      "What moves in this clip does not come to rest; \(ClipError.format(seconds)) s of it are shown "
        + "at a time."
    case .oneColor: "All pictures of this clip are of one colour."
    case .endsBefore(let steps, let time):
      "The clip ends at \(ClipError.format(time)) s, before this can happen: "
        + steps.joined(separator: ", ") + "."
    case .plainLook(let words):
      "A plain clip is its screen and nothing else, so this is not shown: "
        + words.joined(separator: ", ") + "."
    case .besideScreen(let deeds):
      "Nothing is beside the screen, where this is done: " + deeds.joined(separator: ", ") + "."
    case .other(let text): text
    }
  }
}
