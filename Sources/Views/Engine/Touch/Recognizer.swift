import Foundation
import Geometry

/// How far a gesture has come.
enum GesturePhase<Value> {
  /// May still become something.
  case possible
  /// Under way.
  case active(Value)
  case ended(Value)
  case failed

  var isOver: Bool {
    switch self {
    case .possible, .active: false
    case .ended, .failed: true
    }
  }

  var isRecognized: Bool {
    switch self {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }
}

/// Something a finger does, at one moment of the clip.
struct TouchEvent {
  enum Kind { case down, moved, up, time }

  let kind: Kind
  /// Where the finger is, or was last, on screen.
  let point: CGPoint
  /// Seconds of the graph, and the same as a date.
  let time: Double
  let date: Date
  /// The point in a coordinate space, as seen from the view that has the gesture.
  var location: @MainActor (CoordinateSpace) -> CGPoint

  func distance(from other: CGPoint) -> CGFloat {
    hypot(point.x - other.x, point.y - other.y)
  }
}

/// What a touch is led through, whatever the gesture's value is.
@MainActor
protocol TouchRecognizing: AnyObject {
  /// Takes an event; a finger that comes down starts over. Not called any more once it is over.
  func receive(_ event: TouchEvent)
  /// Another gesture has won.
  func cancel()
  var isOver: Bool { get }
  /// Whether gestures further out have lost by now.
  var claims: Bool { get }
  /// When to be asked again, though nothing moves, in seconds of the graph.
  var deadline: Double? { get }
  /// Whether a short tap is something to it.
  var respondsToTaps: Bool { get }
}

/// Follows one touch for a gesture.
@MainActor
class Recognizer<Value>: TouchRecognizing {
  var phase = GesturePhase<Value>.possible

  func receive(_ event: TouchEvent) {}

  func cancel() { phase = .failed }

  var isOver: Bool { phase.isOver }
  var claims: Bool { phase.isRecognized }
  var deadline: Double? { nil }
  var respondsToTaps: Bool { false }
}

/// A recogniser that does something with what another one of the same value finds.
class RelayRecognizer<Value>: Recognizer<Value> {
  let inner: Recognizer<Value>

  init(_ inner: Recognizer<Value>) {
    self.inner = inner
  }

  /// Called after each event.
  func react() {}
  /// The gesture is off without having ended.
  func reset() {}

  override func receive(_ event: TouchEvent) {
    inner.receive(event)
    phase = inner.phase
    react()
  }

  override func cancel() {
    let wasOver = isOver
    inner.cancel()
    phase = inner.phase
    if !wasOver { reset() }
  }

  override var claims: Bool { inner.claims }
  override var deadline: Double? { inner.deadline }
  override var respondsToTaps: Bool { inner.respondsToTaps }
}
