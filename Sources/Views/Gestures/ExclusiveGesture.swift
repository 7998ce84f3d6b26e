@_spi(Engine) import ViewEngine

extension Gesture {
  /// Recognises one of two gestures: the other only where this one fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Two gestures of which one is recognised. The first comes first.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PairGesture {
  /// What the gesture that is recognised has found.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  package func newRecognizer() -> Recognizer<Value> {
    ExclusiveRecognizer<First, Second>(first.makeRecognizer(), second.makeRecognizer())
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

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
