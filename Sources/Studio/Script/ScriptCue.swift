import Wording

/// Something that a script has shown rather than done: nothing in the view answers to it.
///
/// - Units: seconds of the clip.
package struct ScriptCue: Codable, Hashable, Sendable {
  package enum Kind: Codable, Hashable, Sendable {
    /// The camera goes so many times as near; 1 is from where the clip begins.
    case zoom(Double)
    case caption(String)
    /// A caption that is a line of code.
    case code(String)
    /// Around what is meant.
    case ring
    /// Points to what is meant.
    case arrow
    /// A text beside what is meant.
    case label(String)
  }

  package var kind: Kind
  /// Nil of what has no place on the screen, and of a camera that goes to its middle.
  package var target: ScriptTarget?
  /// From when on; nil is when the step before is over.
  package var time: Double?
  /// Nil is as long as is usual: a mark some time, everything else until the next of its kind, or the end.
  package var seconds: Double?

  package init(
    _ kind: Kind, on target: ScriptTarget? = nil, at time: Double? = nil, for seconds: Double? = nil
  ) {
    self.kind = kind
    self.target = target
    self.time = time
    self.seconds = seconds
  }

  /// Of a mark where a script says no more.
  static let usual = 1.5
  static let zooms = 1.0...8.0
  static let longestText = 200

  /// Whether it ends by itself.
  var isMark: Bool {
    switch kind {
    case .ring, .arrow, .label: true
    case .zoom, .caption, .code: false
    }
  }

  /// As its author would write it.
  var told: String {
    switch kind {
    case .zoom(let factor): "zoom \(factor.written(decimals: 2))"
    case .caption(let text): "caption '\(text)'"
    case .code(let text): "code '\(text)'"
    case .ring: "ring"
    case .arrow: "arrow"
    case .label(let text): "label '\(text)'"
    }
  }
}

// The cues by name, as a script builder reads them.

/// The camera goes near, until the time is over, the next `Zoom`, or the end.
///
/// - Parameters:
///   - factor: 1 to 8; 1 goes back.
///   - target: Nil for the middle of the screen.
public func Zoom(
  _ factor: Double, on target: Target? = nil, for seconds: Double? = nil
) -> ScriptStep {
  ScriptStep(
    cue: ScriptCue(
      .zoom(min(max(factor, ScriptCue.zooms.lowerBound), ScriptCue.zooms.upperBound)),
      on: target.map(ScriptTarget.init), for: seconds))
}

/// A text below the screen, until the time is over, the next `Caption`, or the end.
public func Caption(_ text: String, for seconds: Double? = nil) -> ScriptStep {
  ScriptStep(cue: ScriptCue(.caption(text), for: seconds))
}

/// A line of code below the screen.
public func CodeLine(_ text: String, for seconds: Double? = nil) -> ScriptStep {
  ScriptStep(cue: ScriptCue(.code(text), for: seconds))
}

/// A ring around something.
public func Ring(_ target: Target = .first, for seconds: Double? = nil) -> ScriptStep {
  ScriptStep(cue: ScriptCue(.ring, on: ScriptTarget(target), for: seconds))
}

/// An arrow that points to something.
public func Arrow(_ target: Target = .first, for seconds: Double? = nil) -> ScriptStep {
  ScriptStep(cue: ScriptCue(.arrow, on: ScriptTarget(target), for: seconds))
}

/// A text beside something.
public func Callout(
  _ text: String, on target: Target = .first, for seconds: Double? = nil
) -> ScriptStep {
  ScriptStep(cue: ScriptCue(.label(text), on: ScriptTarget(target), for: seconds))
}

extension ScriptStep {
  init(cue: ScriptCue) {
    self.init(action: .cue(cue), time: cue.time)
  }

  var cue: ScriptCue? {
    if case .cue(let cue) = action { cue } else { nil }
  }
}

extension Script {
  /// Whether it says what is to be seen and nothing of what is to be done.
  package var onlyShows: Bool { !steps.isEmpty && steps.allSatisfy { $0.cue != nil } }
}

extension ScriptTarget {
  init(_ target: Target) {
    switch target {
    case .first: self = .first
    case .label(let label): self = .label(label)
    case .identifier(let identifier): self = .identifier(identifier)
    case .point(let x, let y): self = .point(x: x, y: y)
    }
  }
}
