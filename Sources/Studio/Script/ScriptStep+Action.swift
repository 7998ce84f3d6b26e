import Foundation
import Motion
import Wording

extension ScriptStep {
  enum Action: Sendable {
    case tap(Target)
    case doubleTap(Target)
    /// The last place is where the finger is lifted.
    case drag(Target, along: [ScriptWaypoint], as: TouchTrace.Kind)
    /// Without a target, over the middle of the screen.
    case swipe(Target?, ScriptDirection)
    case scroll(to: Target, ScrollProgress = ScrollProgress())
    case pinch(Target, by: Double, over: Double)
    /// In degrees.
    case rotate(Target, by: Double, over: Double)
    /// In the unit of what the crown is bound to.
    case crown(by: Double, over: Double)
    case hover(Target)
    case type(String, into: Target?)
    /// A key by its name, as ``ScriptKey`` reads it.
    case press(String)
    case change(Animation?, @MainActor @Sendable () -> Void, name: String)
    case wait(Double)
    case waitUntilSettled
    case cue(ScriptCue)
    /// Nothing is done; it says how the time is shown in which the others do.
    case time(TimeMark.Kind)
  }

  /// How far what scrolls has been scrolled in search of something.
  struct ScrollProgress: Sendable {
    var drags = 0
    /// It was not found down to the end, and is looked for on the way back.
    var isOnWayBack = false
  }
}

extension ScriptStep.Action {
  /// What is done, with this said about what it is done to; nil where nothing is.
  func told(_ aim: (Target?) -> String) -> String? {
    switch self {
    case .tap(let target): "tap \(aim(target))"
    case .doubleTap(let target): "double tap \(aim(target))"
    case .drag(let target, _, .press): "long press \(aim(target))"
    case .drag(let target, _, _): "drag \(aim(target))"
    case .swipe(let target, let way):
      "swipe \(target.map { "\(aim($0)) " } ?? "")\(way.rawValue)"
    case .scroll(let target, _): "scroll to \(aim(target))"
    case .pinch(let target, _, _): "pinch \(aim(target))"
    case .rotate(let target, _, _): "rotate \(aim(target))"
    case .crown(let amount, _): "crown by \(amount.written(decimals: 3))"
    case .type(let text, _): "type '\(text.replacing("\n", with: "\\n"))'"
    case .hover(let target): "hover \(aim(target))"
    case .press(let key): "press '\(key)'"
    case .change(_, _, let name): name
    case .wait, .waitUntilSettled, .cue, .time: nil
    }
  }
}
