import Foundation

/// Swift's clocks, as a demo reads them: they stand still while the clip does, however long the machine takes.
///
/// A clip's instant is an instant of the clock's, so far ahead that no clock of a machine's comes there: what sleeps
/// until one knows it from those that a program has made which only imports the library.
extension _ClipTime {
  private static let century = Duration.seconds(100 * 365 * 86_400)
  private static let start = ContinuousClock.Instant.now
  private static let suspendingStart = SuspendingClock.Instant.now

  /// `ContinuousClock.now`.
  public static var instant: ContinuousClock.Instant { start.advanced(by: offset) }

  /// `SuspendingClock.now`.
  public static var suspendingInstant: SuspendingClock.Instant {
    suspendingStart.advanced(by: offset)
  }

  /// On other threads, whose clip has only begun, it is two centuries: what is made of that counts from when it is
  /// used.
  private static var offset: Duration {
    secondsOnMain.map { century + .seconds($0) } ?? century * 2
  }

  public static func sleep(until deadline: ContinuousClock.Instant) async throws {
    try await ClipSleep.sleep(
      wait(until: start.duration(to: deadline), ahead: ContinuousClock.now.duration(to: deadline)))
  }

  public static func sleep(until deadline: SuspendingClock.Instant) async throws {
    try await ClipSleep.sleep(
      wait(
        until: suspendingStart.duration(to: deadline),
        ahead: SuspendingClock.now.duration(to: deadline)))
  }

  public static func sleep(for duration: Duration) async throws {
    try await ClipSleep.sleep(.lasting(duration / .seconds(1)))
  }

  private static func wait(until offset: Duration, ahead: Duration) -> ClipSleep.Wait {
    if offset > century * 1.5 { return .lasting((offset - century * 2) / .seconds(1)) }
    if offset > century / 2 { return .until((offset - century) / .seconds(1)) }
    // It was made from the wall clock a moment ago: whole milliseconds hide that moment.
    return .lasting((ahead / .milliseconds(1)).rounded(.up) / 1e3)
  }
}
