extension Script {
  /// Seconds that its times and waits add up to: how long a clip is at least that is made of it.
  package var leastLength: Double { leastLength(from: 0) }

  /// Of its speeds the slowest, 1 at the most: how much longer than it is played a clip may be shown.
  package var slowestSpeed: Double {
    steps.reduce(1) { slowest, step in
      if case .speed(let speed, _)? = step.timeKind { min(slowest, speed) } else { slowest }
    }
  }

  /// - Parameter cursor: When what is done before it is over.
  func leastLength(from cursor: Double) -> Double {
    steps.reduce(cursor) { cursor, step in
      // What is only shown, or said of a time, waits for nothing, and nothing waits for it.
      if step.cue != nil || step.timeMark != nil { return cursor }
      return max(step.time ?? cursor, cursor) + step.action.leastLength
    }
  }
}

extension ScriptStep.Action {
  /// Seconds that it takes in any case, from its time on.
  fileprivate var leastLength: Double {
    switch self {
    case .wait(let seconds): seconds
    case .drag(_, let path, _): path.last?.time ?? 0
    case .pinch(_, _, let seconds), .rotate(_, _, let seconds), .crown(_, let seconds): seconds
    case .swipe: Script.Hand.flick
    case .type(let text, _): Double(text.count - 1) / Script.Hand.typing
    case .hover: Script.Hand.hover
    case .tap, .doubleTap, .scroll, .press, .change, .waitUntilSettled, .cue, .time: 0
    }
  }
}
