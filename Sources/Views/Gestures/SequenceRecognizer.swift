@_spi(Engine) import ViewEngine

final class SequenceRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First, Second, SequenceGesture<First, Second>.Value
>
{
  /// What the first has found; the second's turn has come then.
  private var found: First.Value?
  /// Until when a finger that was lifted after the first may come down for the second.
  private var end: Double?

  override func receive(_ event: TouchEvent) {
    if event.kind == .down && !isWaitingForFinger(at: event.time) {
      found = nil
      end = nil
    }
    if let found {
      receive(event, after: found)
    } else {
      first.receive(event)
      takeFirst(event)
    }
  }

  private func isWaitingForFinger(at time: Double) -> Bool { end.map { time <= $0 } ?? false }

  private func takeFirst(_ event: TouchEvent) {
    switch first.phase {
    case .possible: phase = .possible
    case .failed: phase = .failed
    case .active(let value): phase = .active(.first(value))
    case .ended(let value):
      found = value
      phase = .active(.second(value, nil))
      if event.kind == .up {
        end = event.time + TapConstants.interval
      } else {
        // The finger is down already, and for the second it comes down now.
        second.receive(
          TouchEvent(
            kind: .down, point: event.point, other: event.other, time: event.time,
            date: event.date, location: event.location, middle: event.middle))
        takeSecond(value)
      }
    }
  }

  private func receive(_ event: TouchEvent, after value: First.Value) {
    if let end {
      guard event.kind == .down else {
        if event.time >= end - 1e-9 { phase = .failed }
        return
      }
      self.end = nil
    }
    second.receive(event)
    takeSecond(value)
  }

  private func takeSecond(_ value: First.Value) {
    switch second.phase {
    case .possible: phase = .active(.second(value, nil))
    case .active(let other): phase = .active(.second(value, other))
    case .ended(let other): phase = .ended(.second(value, other))
    case .failed: phase = .failed
    }
  }

  override func cancel() {
    super.cancel()
    found = nil
    end = nil
  }

  override var claims: Bool { found == nil ? first.claims : true }
  override var deadline: Double? { end ?? (found == nil ? first.deadline : second.deadline) }
  override var claimsAtOnce: Bool { first.claimsAtOnce }
  override var respondsToTaps: Bool { first.respondsToTaps }
  override var demonstration: TouchDemonstration? {
    if case .press(let seconds) = first.demonstration, second.demonstration == .drag {
      return .carry(after: seconds)
    }
    return first.demonstration ?? second.demonstration
  }
}
