import Foundation
import Geometry

/// What a script has shown, when, and where that is meanwhile.
public struct CueTrace: Codable, Hashable, Sendable {
  /// Where what is meant is from a time on.
  struct Place: Codable, Hashable, Sendable {
    /// Seconds from the start of the clip.
    let time: Double
    /// On screen, in points; nil while it is not there.
    let frame: CGRect?
  }

  package let cue: ScriptCue
  /// Seconds from the start of the clip.
  public let start: Double
  /// Nil where it is the next of its kind, or the clip's end.
  public let end: Double?
  /// In the order of time; none of what has no place.
  var places: [Place] = []

  init(_ cue: ScriptCue, start: Double) {
    self.cue = cue
    self.start = start
    end = (cue.seconds ?? (cue.isMark ? ScriptCue.usual : nil)).map { start + $0 }
  }

  init(_ cue: ScriptCue, start: Double, end: Double?, places: [Place]) {
    self.cue = cue
    self.start = start
    self.end = end
    self.places = places
  }

  /// Where it is, in points of the screen.
  func frame(at time: Double) -> CGRect? {
    (places.last { $0.time <= time + 1e-9 } ?? places.first)?.frame
  }
}

/// A key that a script has pressed.
public struct KeyStroke: Codable, Hashable, Sendable {
  /// Seconds from the start of the clip.
  public let time: Double
  /// What it types.
  public let text: String
}
