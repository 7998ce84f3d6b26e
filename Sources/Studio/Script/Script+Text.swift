import Foundation

extension Script {
  /// The steps that the commands of a script's text name, and the duration that they give.
  ///
  /// Commands that say something about the clip, such as its size, are none of a script's business
  /// and are passed over.
  package init(commands: [ScriptCommand]) {
    self.init(steps: [])
    for command in commands {
      switch command {
      case .tap(let target, let times):
        steps += Self.at(times, Tap(Target(target)))
      case .drag(let target, let offset, let time, let seconds, let waypoints):
        let path = waypoints + [ScriptWaypoint(x: offset.x, y: offset.y, time: seconds)]
        let drag = ScriptStep(action: .drag(Target(target), along: path, as: .drag))
        steps.append(time.map { drag.at($0) } ?? drag)
      case .doubleTap(let target, let times):
        steps += Self.at(times, DoubleTap(Target(target)))
      case .longPress(let target, let seconds, let times):
        steps += Self.at(times, LongPress(Target(target), for: seconds))
      case .swipe(let target, let way, let times):
        steps += Self.at(times, ScriptStep(action: .swipe(target.map { Target($0) }, way)))
      case .scroll(let target, let time):
        steps += Self.at(time.map { [$0] } ?? [], ScrollTo(Target(target)))
      case .pinch(let target, let factor, let time, let seconds):
        steps += Self.at(
          time.map { [$0] } ?? [], Pinch(Target(target), by: factor, over: seconds))
      case .rotate(let target, let degrees, let time, let seconds):
        steps += Self.at(
          time.map { [$0] } ?? [], Rotate(Target(target), by: .degrees(degrees), over: seconds))
      case .type(let text, let field, let time):
        steps += Self.at(
          time.map { [$0] } ?? [], TypeText(text, into: field.map { Target($0) }))
      case .wait(let seconds):
        steps.append(Wait(seconds))
      case .waitUntilSettled:
        steps.append(WaitUntilSettled())
      case .duration(let seconds):
        duration = seconds
      case .size, .device, .frameRate, .scale, .look, .view, .colorScheme, .skip:
        break
      }
    }
  }

  /// The step at each time, or when the one before is done.
  private static func at(_ times: [Double], _ step: ScriptStep) -> [ScriptStep] {
    times.isEmpty ? [step] : times.map { step.at($0) }
  }

  /// A script whose last step is one that the view answers to, and that nothing gives a duration,
  /// goes on until the answer is over, and holds.
  package var untilAnswered: Script {
    guard duration == nil, steps.last?.isAnswered == true else { return self }
    return Script(steps: steps + [WaitUntilSettled(), Wait(Automatic.hold)])
  }
}

extension ScriptStep {
  fileprivate var isAnswered: Bool {
    switch action {
    case .wait, .waitUntilSettled: false
    default: true
    }
  }
}

extension Target {
  package init(_ target: ScriptTarget) {
    switch target {
    case .first: self = .first
    case .label(let label): self = .label(label)
    case .identifier(let identifier): self = .identifier(identifier)
    case .point(let x, let y): self = .point(x: x, y: y)
    }
  }
}
