/// One thing a clip's script says: what is done and when, or a property of the clip.
///
/// - Units: times and durations in seconds of the clip, lengths in points.
package enum ScriptCommand: Codable, Hashable, Sendable {
  /// Taps at each time, or, without times, when the commands before it are done.
  case tap(ScriptTarget, at: [Double])
  /// Presses on the target, moves the finger by the offset in `over` seconds, through what it passes
  /// on the way, and lets go.
  case drag(ScriptTarget, by: ScriptOffset, at: Double?, over: Double, via: [ScriptWaypoint])
  case wait(Double)
  case waitUntilSettled
  /// The clip's whole length.
  case duration(Double)
  case size(width: Double, height: Double)
  case frameRate(Double)
  /// Pixels per point.
  case scale(Double)
  /// The name of the view or preview to show.
  case view(String)
  case colorScheme(ScriptColorScheme)
  /// No clip is made.
  case skip
}

/// What a tap or a drag is aimed at.
package enum ScriptTarget: Codable, Hashable, Sendable {
  /// The first thing that can be tapped.
  case first
  /// A label, or where no label reads so, an accessibility identifier.
  case label(String)
  /// An accessibility identifier, written `#name`.
  case identifier(String)
  /// A place on the canvas, from its top left.
  case point(x: Double, y: Double)
}

package struct ScriptOffset: Codable, Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// Where a finger is on its way.
package struct ScriptWaypoint: Codable, Hashable, Sendable {
  /// From where it came down.
  package var offset: ScriptOffset
  /// Seconds since it came down.
  package var time: Double

  package init(x: Double, y: Double, time: Double) {
    offset = ScriptOffset(x: x, y: y)
    self.time = time
  }
}

package enum ScriptColorScheme: String, Codable, Hashable, Sendable, CaseIterable {
  case light, dark
}
