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
        let tap = Tap(Target(target))
        steps += times.isEmpty ? [tap] : times.map { tap.at($0) }
      case .drag(let target, let offset, let time, let seconds, let waypoints):
        let path = waypoints + [ScriptWaypoint(x: offset.x, y: offset.y, time: seconds)]
        let drag = ScriptStep(action: .drag(Target(target), along: path, as: .drag))
        steps.append(time.map { drag.at($0) } ?? drag)
      case .wait(let seconds):
        steps.append(Wait(seconds))
      case .waitUntilSettled:
        steps.append(WaitUntilSettled())
      case .duration(let seconds):
        duration = seconds
      case .size, .frameRate, .scale, .view, .colorScheme, .skip:
        break
      }
    }
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
    case .tap, .drag, .change: true
    case .wait, .waitUntilSettled: false
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
