import Foundation

/// The clip's own time: what timers, delays and dates of a playing view go by.
@MainActor
package final class VirtualClock {
  /// Something that is to happen.
  struct Event {
    let time: Double
    let serial: Int
    /// Views have asked for it while they were made anew, because of what they had asked for before.
    let isAgain: Bool
    let action: () -> Void
  }

  /// Ends a scheduled event, or a repeating one's series.
  @MainActor
  package final class Token {
    fileprivate(set) var isCancelled = false
    /// Nobody waits for it to end.
    fileprivate(set) var isAside = false
    /// Code has it in its hands, and may cancel it.
    fileprivate(set) var mayEnd = false

    package func cancel() {
      isCancelled = true
    }
  }

  private struct Scheduled {
    let event: Event
    let token: Token
    let isRepeating: Bool
    /// It comes later than what has asked for it, and of a series first.
    let isFirst: Bool
    let chain: Chain
    let round: Int
  }

  /// What is to happen as soon as something is true that no event tells of.
  private struct Waiting {
    let isReady: () -> Bool
    let action: () -> Void
    let chain: Chain
  }

  /// What fires again and again.
  private struct Series {
    let start: Double
    let interval: Double
    let token: Token
    let action: () -> Void
  }

  /// 9:41 on 1 January 2024, UTC: what `Date.now` is when every clip starts, and what its status bar shows.
  package nonisolated static let startDate = Date(timeIntervalSince1970: 1_704_102_060)

  package internal(set) var now: Double = 0
  /// What goes by this clock runs now: tasks that start meanwhile go by it, too.
  var isPlaying = false
  private var scheduled: [Scheduled] = []
  private var waiting: [Waiting] = []
  private var serial = 0
  private let madeAt = Date()
  /// What code that plays is given for chance.
  var numbers = SplitMix64(state: 2024)
  private var running: Chain?
  private var isActing = false
  private var instant = InstantCount()
  private var chainCount = 0
  /// Chains that never end: tasks that sleep and go on, delays that schedule the next.
  package private(set) var loops: Set<Int>

  /// - Parameter loops: What ``takeWaitingForLoops(since:)`` found in an earlier run of the same view.
  package init(loops: Set<Int> = []) {
    self.loops = loops
  }

  /// The clock of what is played, or was last; whoever plays it says so.
  package internal(set) static weak var current: VirtualClock?

  /// The same, while what is played runs its own code.
  static var playing: VirtualClock? { current.flatMap { $0.isPlaying ? $0 : nil } }

  package var date: Date { VirtualClock.startDate.addingTimeInterval(now) }

  @discardableResult
  package func schedule(
    after delay: Double, isRepeating: Bool = false, _ action: @escaping () -> Void
  ) -> Token {
    let token = Token()
    insert(time: now + max(0, delay), token: token, isRepeating: isRepeating, action)
    return token
  }

  /// Fires at now + interval, now + 2 · interval and so on, without drift.
  ///
  /// - Parameters:
  ///   - isAside: A view counts as still all the same, as one with a caret does.
  ///   - mayEnd: Whether the code that has asked for it often ends it.
  @discardableResult
  package func schedule(
    every interval: Double, isAside: Bool = false, mayEnd: Bool = false,
    _ action: @escaping () -> Void
  ) -> Token {
    let token = Token()
    token.isAside = isAside
    token.mayEnd = mayEnd
    insert(
      1, of: Series(start: now, interval: max(interval, 1e-3), token: token, action: action))
    return token
  }

  /// - Parameter count: Which time it is that the series fires.
  private func insert(_ count: Double, of series: Series) {
    // The clock keeps what is to happen, which must not keep the clock.
    insert(
      time: series.start + count * series.interval, token: series.token, isRepeating: true,
      isFirst: count == 1
    ) { [weak self] in
      self?.insert(count + 1, of: series)
      series.action()
    }
  }

  private func insert(
    time: Double, token: Token, isRepeating: Bool, isFirst: Bool = true,
    _ action: @escaping () -> Void
  ) {
    serial += 1
    let isPutOff = time <= now && instant.isFull(at: now)
    let time = isPutOff ? InstantCount.frame(after: now) : time
    let round = isPutOff || time <= now ? instant.round(at: now, inEvent: running != nil) : 0
    let isAgain =
      running == nil && !isActing && (round > 1 || instant.isAfterwards(at: now))
    // A view that asks for it whenever it is made anew never stops, and may look the same each time.
    if isPutOff, isAgain { token.isAside = true }
    scheduled.append(
      Scheduled(
        event: Event(time: time, serial: serial, isAgain: isAgain, action: action), token: token,
        isRepeating: isRepeating, isFirst: isFirst && time > now, chain: chain(to: time),
        round: isPutOff ? (isAgain ? 1 : 0) : round))
  }

  /// Runs an action as the next event once something is true. Nobody waits for what never is.
  func schedule(when isReady: @escaping () -> Bool, _ action: @escaping () -> Void) {
    waiting.append(Waiting(isReady: isReady, action: action, chain: chain(to: now)))
  }

  private func scheduleWhatIsReady() {
    // In order: a semaphore is theirs who have waited longest.
    waiting = waiting.filter { entry in
      guard entry.isReady() else { return true }
      serial += 1
      scheduled.append(
        Scheduled(
          event: Event(time: now, serial: serial, isAgain: false, action: entry.action),
          token: Token(), isRepeating: false, isFirst: false, chain: entry.chain,
          round: instant.round(at: now, inEvent: true)))
      return false
    }
  }

  private func chain(to time: Double) -> Chain {
    guard var chain = running else {
      chainCount += 1
      return Chain(number: chainCount, start: now, delays: 1)
    }
    if time > now { chain.delays += 1 }
    return chain
  }

  /// The earliest event due by a time; events of one time come in the order they were scheduled.
  func next(notAfter time: Double) -> Event? {
    scheduleWhatIsReady()
    scheduled.removeAll { $0.token.isCancelled }
    return scheduled.map(\.event).filter { $0.time <= time + 1e-9 }
      .min { ($0.time, $0.serial) < ($1.time, $1.serial) }
  }

  func run(_ event: Event) {
    guard let index = scheduled.firstIndex(where: { $0.event.serial == event.serial }) else {
      return
    }
    let entry = scheduled.remove(at: index)
    guard !entry.token.isCancelled else { return }
    instant.add(at: now, round: entry.round)
    let outer = running
    running = entry.chain
    event.action()
    running = outer
  }
}

extension VirtualClock {
  /// Events that come of each other: what an event schedules while it runs goes on with its chain.
  fileprivate struct Chain {
    /// Counted in the order in which chains begin, which is the same in every run.
    let number: Int
    /// When it began.
    let start: Double
    /// Delays so far, one after the other.
    var delays = 0
  }

  var hasOneShotPending: Bool {
    scheduled.contains { !isRepeating($0) && !$0.token.isCancelled && !$0.token.isAside }
  }
  var hasRepeating: Bool {
    scheduled.contains { isRepeating($0) && !$0.token.isCancelled && !$0.token.isAside }
  }

  /// What repeats may be ended, all of it.
  var repeatingMayEnd: Bool {
    scheduled.allSatisfy {
      $0.token.mayEnd || !isRepeating($0) || $0.token.isCancelled || $0.token.isAside
    }
  }

  private func isRepeating(_ entry: Scheduled) -> Bool {
    entry.isRepeating || loops.contains(entry.chain.number)
  }

  /// Takes everything that waits now, for at least the so manieth time, for something that never
  /// ends.
  package func takeWaitingForLoops(since delays: Int) {
    for entry in scheduled where !entry.token.isCancelled && entry.chain.delays >= delays {
      loops.insert(entry.chain.number)
    }
  }

  /// Delays one after the other from which on more of them are more of the same.
  private static let firstDelays = 4

  /// Whether something of which nothing has come yet is to happen by itself by a time: a timer's first turn, what a
  /// delay leads to, or the first few that come of that one after the other.
  ///
  /// - Parameter start: What was asked for later, and what comes of it, does not count.
  package func expectsFirst(askedBy start: Double, by time: Double) -> Bool {
    scheduled.contains {
      $0.isFirst && $0.event.time <= time && $0.chain.start <= start
        && ($0.isRepeating || $0.chain.delays < Self.firstDelays)
        && !$0.token.isCancelled && !$0.token.isAside
    }
  }

  /// Runs what a hand does now. What that asks for is waited for, whatever views ask for again and again meanwhile.
  func act(_ action: () -> Void) {
    let wasActing = isActing
    isActing = true
    action()
    isActing = wasActing
  }

  /// Runs an event, and where views have asked for it again and again all else of that kind that is due then: a turn of a
  /// device's main queue, after which views are made anew once for all of it.
  func runTurn(of event: Event) {
    let last = serial
    run(event)
    guard event.isAgain else { return }
    while let other = next(notAfter: event.time), other.isAgain, other.serial <= last {
      run(other)
    }
  }
}

extension VirtualClock {
  /// Seconds around the wall clock's present that a view may take for it: two weeks.
  private static let present = 1_209_600.0

  /// Runs what is due now until something is true that holds the clock where it is.
  ///
  /// - Returns: Whether it has become so.
  func runWhatIsDue(until isReady: () -> Bool) -> Bool {
    while !isReady() {
      guard let due = next(notAfter: now) else { return false }
      run(due)
    }
    return true
  }

  /// A date as it counts in the clip: one that a view has made from the wall clock's present is moved
  /// to where the clip starts, in whole seconds so that every run of the clip gets the same. One that lies weeks away from
  /// that present was written down, and means what it says.
  package func dateInClip(_ date: Date) -> Date {
    let sinceMade = date.timeIntervalSince(madeAt)
    guard abs(sinceMade) < min(Self.present, abs(date.timeIntervalSince(self.date))) else {
      return date
    }
    return VirtualClock.startDate.addingTimeInterval(sinceMade.rounded())
  }
}
