import Foundation
import Geometry
import Motion

/// What is done to a view while it plays, step after step on the clip's clock.
public struct Script: Sendable {
  /// What is done, in this order unless a step says its time.
  public var steps: [ScriptStep]
  /// The clip's whole length in seconds; nil ends it with the last step.
  public var duration: Double?
  /// Plays the demo by itself: nothing is said about what to do.
  public var isAutomatic = false
  /// Ends as it began, to be played again and again.
  public var loops = false

  /// A script of these steps.
  ///
  /// - Parameter duration: The clip's whole length in seconds, above 0; nil ends it with the last step.
  public init(steps: [ScriptStep], duration: Double? = nil) {
    self.steps = steps
    self.duration = duration
  }

  /// Half a second still, then what `AutomaticScript` finds to do, each until settled and a hold; with
  /// nothing to do, until what the view started by itself is over.
  public static let automatic: Script = {
    var script = Script(steps: [])
    script.isAutomatic = true
    return script
  }()

  /// Times of an automatic script, in seconds.
  enum Automatic {
    static let still = 0.5
    static let hold = 0.5
    /// What goes on forever is shown this long.
    static let endless = 4.0
    /// Keys that are pressed of those that views listen to.
    static let keys = 4
    /// Seconds in which a crown is turned.
    static let crown = 1.0
    /// Views that a pointer stands over, and how many seconds it does.
    static let hovers = 2
    static let hover = 1.0
  }

  /// A task that still sleeps after this many seconds, and has slept so often, never ends.
  static let loop = (seconds: 20.0, delays: 4)

  /// Waiting for a view to settle ends after this many seconds.
  static let settleLimit = 30.0
  /// A finger is down this long before it is lifted, which is when a button acts.
  static let pressDuration = 0.1
}

/// One thing a script does.
public struct ScriptStep: Sendable {
  let action: Action
  /// Seconds from the start; nil means when the step before is done.
  var time: Double?
  /// Where the time is said, of a step that was read.
  package var place: ScriptPlace?

  /// Says exactly when the step is done, in seconds from the start of the clip.
  public func at(_ time: Double) -> ScriptStep {
    var step = self
    step.time = time
    return step
  }
}

/// What a tap is aimed at.
public enum Target: Hashable, Sendable {
  /// The first thing that can be tapped.
  case first
  /// A label, or where no label reads so, an accessibility identifier.
  case label(String)
  case identifier(String)
  /// In points from the top left.
  case point(x: Double, y: Double)
}

extension Target: ExpressibleByStringLiteral {
  /// A text is a label.
  public init(stringLiteral value: String) {
    self = .label(value)
  }
}

extension Target: CustomStringConvertible {
  /// As messages name it: `'Toggle'`, `'#id'`, `120, 40`.
  public var description: String {
    switch self {
    case .first: "the first thing that can be tapped"
    case .label(let label): "'\(label)'"
    case .identifier(let identifier): "'#\(identifier)'"
    case .point(let x, let y): "\(x), \(y)"
    }
  }
}

// The steps by name, as a script builder reads them.

/// A finger that comes down and is lifted again, which is when a button acts: a time that the step is given is
/// that moment.
public func Tap(_ target: Target = .first) -> ScriptStep { ScriptStep(action: .tap(target)) }

/// - Parameter seconds: 0 or more.
public func Wait(_ seconds: Double) -> ScriptStep { ScriptStep(action: .wait(seconds)) }

/// Until nothing moves any more that will ever stop moving.
public func WaitUntilSettled() -> ScriptStep { ScriptStep(action: .waitUntilSettled) }

/// Two taps on one place, quick enough to be one gesture.
public func DoubleTap(_ target: Target = .first) -> ScriptStep {
  ScriptStep(action: .doubleTap(target))
}

/// A finger that stays where it comes down.
public func LongPress(_ target: Target = .first, for seconds: Double = 1) -> ScriptStep {
  let stay = ScriptWaypoint(x: 0, y: 0, time: seconds)
  return ScriptStep(action: .drag(target, along: [stay], as: .press))
}

/// Drags what scrolls until the target is in view.
public func ScrollTo(_ target: Target) -> ScriptStep { ScriptStep(action: .scroll(to: target)) }

/// Two fingers that end so many times as far apart as they begin.
public func Pinch(
  _ target: Target = .first, by factor: Double, over duration: Double = 0.6
) -> ScriptStep {
  ScriptStep(action: .pinch(target, by: factor, over: duration))
}

/// Two fingers that turn about each other.
public func Rotate(
  _ target: Target = .first, by angle: Angle, over duration: Double = 0.6
) -> ScriptStep {
  ScriptStep(action: .rotate(target, by: angle.degrees, over: duration))
}

/// A watch's crown that is turned until what it is bound to is so much more, in its own unit, or less.
public func TurnCrown(by amount: Double, over duration: Double = 0.6) -> ScriptStep {
  ScriptStep(action: .crown(by: amount, over: duration))
}

/// A pointer that goes to the target and stays over it, on a Mac or a tablet.
public func Hover(_ target: Target = .first) -> ScriptStep { ScriptStep(action: .hover(target)) }

/// A key of a hardware keyboard: `return`, `escape`, `tab`, `space`, `delete`, `up`, `down`, `left`, `right` or a
/// character, with `command+` and its like before it.
public func PressKey(_ key: String) -> ScriptStep { ScriptStep(action: .press(key)) }

/// - Parameter field: Tapped first unless it is being edited; without one, what is being edited or the
///   first field.
public func TypeText(_ text: String, into field: Target? = nil) -> ScriptStep {
  ScriptStep(action: .type(text, into: field))
}

/// A finger that comes down, goes straight by `offset` in points, and is lifted after `duration` seconds.
public func Drag(_ target: Target, by offset: CGSize, over duration: Double = 0.5) -> ScriptStep {
  let end = ScriptWaypoint(x: offset.width, y: offset.height, time: duration)
  return ScriptStep(action: .drag(target, along: [end], as: .drag))
}

/// Makes a change of state, with an animation unless it is nil.
public func Change(
  _ name: String = "change", animation: Animation? = .default,
  _ change: @escaping @MainActor @Sendable () -> Void
) -> ScriptStep {
  ScriptStep(action: .change(animation, change, name: name))
}

/// Collects steps in the order they are written.
@resultBuilder
public enum ScriptBuilder {
  /// One step.
  public static func buildExpression(_ step: ScriptStep) -> [ScriptStep] { [step] }
  /// Steps below each other.
  public static func buildBlock(_ steps: [ScriptStep]...) -> [ScriptStep] { steps.flatMap { $0 } }
  /// The steps of a loop's rounds.
  public static func buildArray(_ steps: [[ScriptStep]]) -> [ScriptStep] { steps.flatMap { $0 } }
  /// The steps of an `if`, or none.
  public static func buildOptional(_ steps: [ScriptStep]?) -> [ScriptStep] { steps ?? [] }
  /// The steps of an `if` that holds.
  public static func buildEither(first: [ScriptStep]) -> [ScriptStep] { first }
  /// The steps of its `else`.
  public static func buildEither(second: [ScriptStep]) -> [ScriptStep] { second }
}
