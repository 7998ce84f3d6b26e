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
  private static let moment = 0.1

  private var time = -Double.infinity
  private var events = 0
  private var lastFull = -Double.infinity

  /// An event runs.
  mutating func add(at now: Double) {
    if now != time { (time, events) = (now, 0) }
    events += 1
    if isFull(at: now) { lastFull = now }
  }

  /// Whether what is asked for at once has to wait for the next frame.
  func isFull(at now: Double) -> Bool {
    let limit = now - lastFull < Self.moment ? Self.mostAfterwards : Self.most
    return now == time && events >= limit
  }
}
