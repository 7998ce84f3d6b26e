extension ViewGraph {
  /// What moves now, in the order it began, each once: a modifier and what it is applied to often
  /// move alike.
  ///
  /// Looking changes nothing about what is played.
  package var runningAnimations: [RunningAnimation] {
    var seen: Set<RunningAnimation> = []
    return movers.running.filter { seen.insert($0).inserted }
  }
}

extension ViewGraph {
  /// Something repeats without end, and it is no movement: a timer's turns.
  package var onlyTicks: Bool { clock.hasRepeating && !movers.runForever }
  /// The same, of timers that the code may invalidate.
  package var onlyTicksForNow: Bool { onlyTicks && clock.repeatingMayEnd }
  /// Something is still to happen once, by itself.
  package var isWaiting: Bool { clock.hasOneShotPending }
  /// Something that was asked for by `start`, and of which nothing has come yet, is to happen by itself by a time.
  package func expectsFirst(askedBy start: Double, by time: Double) -> Bool {
    clock.expectsFirst(askedBy: start, by: time)
  }
}
