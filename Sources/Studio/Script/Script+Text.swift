import Foundation

extension Script {
  /// The steps that the commands of a script's text name, and the duration that they give.
  ///
  /// Commands that say something about the clip, such as its size, are none of a script's business
  /// and are passed over.
  ///
  /// - Parameter places: Of each command's times, as far as they are known.
  package init(commands: [ScriptCommand], places: [[ScriptPlace]] = []) {
    self.init(steps: [])
    for (number, command) in commands.enumerated() {
      let first = steps.count
      defer {
        if places.indices.contains(number) { place(steps.indices[first...], places[number]) }
      }
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
      case .crown(let amount, let time, let seconds):
        steps += Self.at(time.map { [$0] } ?? [], TurnCrown(by: amount, over: seconds))
      case .hover(let target, let times):
        steps += Self.at(times, Hover(Target(target)))
      case .press(let key, let times):
        steps += Self.at(times, PressKey(key))
      case .type(let text, let field, let time):
        steps += Self.at(
          time.map { [$0] } ?? [], TypeText(text, into: field.map { Target($0) }))
      case .cue(let cue):
        steps.append(ScriptStep(cue: cue))
      case .wait(let seconds):
        steps.append(Wait(seconds))
      case .waitUntilSettled:
        steps.append(WaitUntilSettled())
      case .hide(let time):
        steps += Self.at(time.map { [$0] } ?? [], Hide())
      case .show(let time):
        steps += Self.at(time.map { [$0] } ?? [], Show())
      case .speed(let factor, let time, let seconds):
        steps += Self.at(time.map { [$0] } ?? [], Speed(factor, for: seconds))
      case .duration(let seconds):
        duration = seconds
      case .loop:
        loops = true
      case .size, .device, .frameRate, .scale, .look, .view, .colorScheme, .system, .skip:
        break
      }
    }
  }

  /// Of a command that says several times for one step the last counts.
  private mutating func place(_ indices: Range<Int>, _ places: [ScriptPlace]) {
    for (index, place) in zip(indices.reversed(), places.reversed()) where steps[index].time != nil
    {
      steps[index].place = place
    }
  }

  /// The step at each time, or when the one before is done.
  private static func at(_ times: [Double], _ step: ScriptStep) -> [ScriptStep] {
    times.isEmpty ? [step] : times.map { step.at($0) }
  }

  /// A script whose last step is one that the view answers to, and that nothing gives a duration,
  /// goes on until the answer is over, and holds. One that says nothing but how a time is shown plays the
  /// demo by itself.
  package var untilAnswered: Script {
    var script = self
    guard let last = steps.last(where: { $0.timeMark == nil && $0.cue == nil }) else {
      script.isAutomatic = !steps.isEmpty || isAutomatic
      return script
    }
    guard duration == nil, last.isAnswered else { return self }
    script.steps += [WaitUntilSettled(), Wait(Automatic.hold)]
    return script
  }
}

extension ScriptStep {
  fileprivate var isAnswered: Bool {
    switch action {
    case .wait, .waitUntilSettled, .cue, .time(.hide): false
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
