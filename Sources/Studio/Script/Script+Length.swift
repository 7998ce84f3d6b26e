extension Script {
  /// Seconds that its times and waits add up to: how long a clip is at least that is made of it.
  package var leastLength: Double {
    steps.reduce(0) { cursor, step in
      let start = max(step.time ?? cursor, cursor)
      switch step.action {
      case .wait(let seconds): return start + seconds
      case .drag(_, let path, _): return start + (path.last?.time ?? 0)
      case .tap, .change, .waitUntilSettled: return start
      }
    }
  }
}
