/// Something that a script says about how its time is shown, and from when on.
struct TimeMark: Codable, Hashable, Sendable {
  enum Kind: Codable, Hashable, Sendable {
    case hide, show
    /// So many of the clip's seconds a second of the movie, for so many of the clip's; without these
    /// until another speed is said.
    case speed(Double, for: Double?)
  }

  /// Seconds of the clip's own time.
  let time: Double
  let kind: Kind
}

extension Script {
  /// How much faster or slower than it is a clip can be shown.
  static let speeds = 0.05...20.0
}

extension ScriptStep {
  /// What it says about time; nil of a step that does something.
  var timeKind: TimeMark.Kind? {
    switch action {
    case .time(let kind): kind
    default: nil
    }
  }

  /// Said of a time of its own: it waits for no other step, and none waits for it.
  var timeMark: TimeMark? {
    guard let timeKind, let time else { return nil }
    return TimeMark(time: time, kind: timeKind)
  }
}

// The words of a script that are about its time.

/// From here on, or from a time on, what is played is not shown.
public func Hide() -> ScriptStep { ScriptStep(action: .time(.hide)) }

/// Ends what ``Hide()`` began. Where nothing is hidden, it marks the frame that shows best what the clip
/// is about: its poster.
public func Show() -> ScriptStep { ScriptStep(action: .time(.show)) }

/// Slow motion, or fast: what happens meanwhile is shown so many times as fast as it is.
///
/// - Parameters:
///   - factor: 0.25 shows a second in four; 0.05 to 20.
///   - seconds: Of the clip's own time; without them until another speed is said.
public func Speed(_ factor: Double, for seconds: Double? = nil) -> ScriptStep {
  let limits = Script.speeds
  let speed = min(max(factor, limits.lowerBound), limits.upperBound)
  return ScriptStep(action: .time(.speed(speed, for: seconds)))
}
