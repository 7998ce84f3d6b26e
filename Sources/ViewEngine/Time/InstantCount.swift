/// How much has happened at one time of a clip.
///
/// Work that asks for itself again at once, as a size that is read and written back on the main queue may, would
/// hold the clock where it is for ever. On a device such work has a turn of the run loop each time, and frames pass
/// meanwhile.
struct InstantCount {
  /// No demo that ends does as much at once: thousands of rows may each begin a task.
  private static let most = 2000
  /// Where there was too much a moment ago.
  private static let mostAfterwards = 20
  /// What views ask for while they are made anew comes to rest sooner, and each round makes them anew once more.
  private static let mostRounds = 20
  private static let mostRoundsAfterwards = 1
  private static let moment = 0.1
  /// Of a device's screen. What waits for a frame comes in one with all else that does.
  private static let frameRate = 60.0

  private var time = -Double.infinity
  private var events = 0
  private var round = 0
  private var lastFull = -Double.infinity

  /// An event runs.
  ///
  /// - Parameter round: How often views have been made anew at this time for it to be asked for.
  mutating func add(at now: Double, round: Int) {
    if now != time { (time, events) = (now, 0) }
    events += 1
    self.round = round
    if isFull(at: now) { lastFull = now }
  }

  /// The round of what is asked for now.
  ///
  /// - Parameter isEvent: Whether an event asks for it: views do so after one, while they are made anew.
  func round(at now: Double, inEvent isEvent: Bool) -> Int {
    (now == time ? round : 0) + (isEvent ? 0 : 1)
  }

  /// Whether there was too much a moment ago.
  func isAfterwards(at now: Double) -> Bool { now - lastFull < Self.moment }

  /// When what has to wait for the next frame is done.
  static func frame(after now: Double) -> Double {
    ((now * frameRate + 1e-6).rounded(.down) + 1) / frameRate
  }

  /// Whether what is asked for at once has to wait for the next frame.
  func isFull(at now: Double) -> Bool {
    let isAfterwards = isAfterwards(at: now)
    return now == time
      && (events >= (isAfterwards ? Self.mostAfterwards : Self.most)
        || round >= (isAfterwards ? Self.mostRoundsAfterwards : Self.mostRounds))
  }
}
