import Views

/// One thing a clip's script says: what is done and when, or a property of the clip.
///
/// - Units: times and durations in seconds of the clip, lengths in points.
package enum ScriptCommand: Codable, Hashable, Sendable {
  /// Taps at each time, or, without times, when the commands before it are done.
  case tap(ScriptTarget, at: [Double])
  /// Presses on the target, moves the finger by the offset in `over` seconds, through what it passes
  /// on the way, and lets go.
  case drag(ScriptTarget, by: ScriptOffset, at: Double?, over: Double, via: [ScriptWaypoint])
  /// Two taps in a row, of which the second acts at each time.
  case doubleTap(ScriptTarget, at: [Double])
  /// A finger that stays, from each time on.
  case longPress(ScriptTarget, for: Double, at: [Double])
  /// A quick flick, which ends with speed; without a target in the middle of the screen.
  case swipe(ScriptTarget?, ScriptDirection, at: [Double])
  /// Drags what scrolls until the target is in view.
  case scroll(to: ScriptTarget, at: Double?)
  /// Two fingers that end so many times as far apart as they begin.
  case pinch(ScriptTarget, by: Double, at: Double?, over: Double)
  /// Two fingers that turn so many degrees clockwise.
  case rotate(ScriptTarget, by: Double, at: Double?, over: Double)
  /// Turns a watch's crown, in the unit of what it is bound to.
  case crown(by: Double, at: Double?, over: Double)
  /// A pointer that goes to the target by each time, and stays.
  case hover(ScriptTarget, at: [Double])
  /// A key of a hardware keyboard, by its name, at each time.
  case press(String, at: [Double])
  /// Types with even speed, into the field that is named or the one that is being edited.
  case type(String, into: ScriptTarget?, at: Double?)
  case wait(Double)
  /// Is shown, and changes nothing.
  case cue(ScriptCue)
  case waitUntilSettled
  /// What follows is played and not shown, from the time on or when the commands before it are done.
  case hide(at: Double?)
  /// It is shown again; or, where nothing is hidden, this is what shows best what the clip is about.
  case show(at: Double?)
  /// So many times as fast as it is, for so many seconds of the clip's own time or until another speed.
  case speed(Double, at: Double?, for: Double?)
  /// The clip's whole length.
  case duration(Double)
  case size(width: Double, height: Double)
  /// The name of the device whose screen it is.
  case device(String)
  case frameRate(Double)
  /// Pixels per point.
  case scale(Double)
  /// What is around the screen.
  case look(LookChoice)
  /// The name of the view or preview to show.
  case view(String)
  case colorScheme(ScriptColorScheme)
  /// The generation of the system whose look things have.
  case system(SystemVersion)
  /// The clip ends as it began.
  case loop
  /// No clip is made.
  case skip
}

extension ScriptCommand {
  /// Whether something is done, rather than said about the clip.
  package var isStep: Bool {
    switch self {
    case .tap, .drag, .doubleTap, .longPress, .swipe, .scroll, .pinch, .rotate, .crown, .hover,
      .type, .press, .wait, .waitUntilSettled, .cue, .hide, .show, .speed:
      true
    case .duration, .size, .device, .frameRate, .scale, .look, .view, .colorScheme, .system, .loop,
      .skip:
      false
    }
  }
}

package enum ScriptDirection: String, Codable, Hashable, Sendable, CaseIterable {
  case left, right, up, down
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
