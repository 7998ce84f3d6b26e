@_spi(Engine) import ViewEngine

extension Gesture {
  /// Recognises both gestures at once.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

/// Two gestures that are recognised at the same time. It ends when none of them goes on.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PairGesture {
  /// What each of the two has found; nil before it has found something.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  package func newRecognizer() -> Recognizer<Value> {
    SimultaneousRecognizer<First, Second>(first.makeRecognizer(), second.makeRecognizer())
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First, Second, SimultaneousGesture<First, Second>.Value
>
{
  override func receive(_ event: TouchEvent) {
    if event.kind == .down || !first.isOver { first.receive(event) }
    if event.kind == .down || !second.isOver { second.receive(event) }
    takePhase(isLifted: event.kind == .up)
  }

  private func takePhase(isLifted: Bool) {
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase.value, second: second.phase.value)
    // What waits for nothing more when the finger is lifted will find nothing.
    let isOpen =
      first.isOpen(isLifted: isLifted) || second.isOpen(isLifted: isLifted)
    let hasFound = first.phase.isRecognized || second.phase.isRecognized
    switch (isOpen, hasFound) {
    case (true, true): phase = .active(value)
    case (true, false): phase = .possible
    case (false, true): phase = .ended(value)
    case (false, false): phase = .failed
    }
  }

  override var claims: Bool { first.claims || second.claims }
  override var deadline: Double? {
    [first.isOver ? nil : first.deadline, second.isOver ? nil : second.deadline]
      .compactMap { $0 }.min()
  }
  override var claimsAtOnce: Bool { first.claimsAtOnce || second.claimsAtOnce }
  override var respondsToTaps: Bool { first.respondsToTaps || second.respondsToTaps }
}

extension Recognizer {
  /// Whether something may still come of it.
  fileprivate func isOpen(isLifted: Bool) -> Bool {
    !isOver && !(isLifted && deadline == nil)
  }
}

extension GesturePhase {
  var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }
}
