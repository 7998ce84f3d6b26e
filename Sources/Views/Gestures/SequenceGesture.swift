@_spi(Engine) import ViewEngine

extension Gesture {
  /// Recognises another gesture once this one has ended.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// A gesture that begins when another has ended: a drag after a long press, say.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PairGesture {
  /// How far the sequence has come.
  public enum Value {
    /// The first gesture has not ended yet.
    case first(First.Value)
    /// The first has ended; the second's value is nil until it begins.
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  package func newRecognizer() -> Recognizer<Value> {
    SequenceRecognizer<First, Second>(first.makeRecognizer(), second.makeRecognizer())
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
