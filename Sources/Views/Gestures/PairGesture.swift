@_spi(Engine) import ViewEngine

/// A gesture made of two others.
@MainActor
package protocol PairGesture: PrimitiveGesture {
  associatedtype First: Gesture
  associatedtype Second: Gesture

  var first: First { get }
  var second: Second { get }
}

extension PairGesture {
  package func update(_ recognizer: Recognizer<Value>) {
    guard let recognizer = recognizer as? PairRecognizer<First, Second, Value> else { return }
    first.updateRecognizer(recognizer.first)
    second.updateRecognizer(recognizer.second)
  }
}

/// Hands touches on to two recognisers; a subclass says to whom, and what is found by that.
class PairRecognizer<First: Gesture, Second: Gesture, Value>: Recognizer<Value> {
  final let first: Recognizer<First.Value>
  final let second: Recognizer<Second.Value>

  init(_ first: Recognizer<First.Value>, _ second: Recognizer<Second.Value>) {
    self.first = first
    self.second = second
  }

  override func cancel() {
    first.cancel()
    second.cancel()
    phase = .failed
  }

  override var demonstration: TouchDemonstration? {
    let shown = [first.demonstration, second.demonstration].compactMap(\.self)
    let isBoth = shown.contains(where: \.pinches) && shown.contains(where: \.rotates)
    return isBoth ? .pinchAndRotate : shown.first
  }
}
