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
