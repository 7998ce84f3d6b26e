@_spi(Engine) import ViewEngine

final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First, Second, ExclusiveGesture<First, Second>.Value
>
{
  /// What the second gets to know when the first has failed.
  private var kept: [TouchEvent] = []
  private var isSecondsTurn = false

  override func receive(_ event: TouchEvent) {
    let isBetweenTaps = !isSecondsTurn && !first.isOver && first.deadline != nil
    if event.kind == .down && !isBetweenTaps && !(isSecondsTurn && second.deadline != nil) {
      kept = []
      isSecondsTurn = false
    }
    if isSecondsTurn {
      second.receive(event)
      return takeSecond()
    }
    first.receive(event)
    kept.append(event)
    switch first.phase {
    case .possible: phase = .possible
    case .active(let value): phase = .active(.first(value))
    case .ended(let value): phase = .ended(.first(value))
    case .failed:
      isSecondsTurn = true
      for event in kept where event.kind == .down || !second.isOver { second.receive(event) }
      kept = []
      takeSecond()
    }
    // Once it is under way the first cannot lose any more.
    if first.claims { kept = [] }
  }

  private func takeSecond() {
    switch second.phase {
    case .possible: phase = .possible
    case .active(let value): phase = .active(.second(value))
    case .ended(let value): phase = .ended(.second(value))
    case .failed: phase = .failed
    }
  }

  override func cancel() {
    super.cancel()
    kept = []
    isSecondsTurn = false
  }

  override var claims: Bool { isSecondsTurn ? second.claims : first.claims }
  override var deadline: Double? { isSecondsTurn ? second.deadline : first.deadline }
  override var claimsAtOnce: Bool { first.claimsAtOnce || second.claimsAtOnce }
  override var respondsToTaps: Bool { first.respondsToTaps || second.respondsToTaps }
}
