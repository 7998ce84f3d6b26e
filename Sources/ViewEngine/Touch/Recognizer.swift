import Foundation
import Geometry

/// How far a gesture has come.
package enum GesturePhase<Value> {
  /// May still become something.
  case possible
  /// Under way.
  case active(Value)
  case ended(Value)
  case failed

  package var isOver: Bool {
    switch self {
    case .possible, .active: false
    case .ended, .failed: true
    }
  }

  package var isRecognized: Bool {
    switch self {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }
}

/// Something a finger does, at one moment of the clip.
@_spi(Engine) public struct TouchEvent {
  package enum Kind { case down, moved, up, time }

  package let kind: Kind
  /// Where the finger is, or was last, on screen.
  package let point: CGPoint
  /// Seconds of the graph, and the same as a date.
  package let time: Double
  package let date: Date
  /// The point in a coordinate space, as seen from the view that has the gesture.
  package var location: @MainActor (CoordinateSpace) -> CGPoint

  package init(
    kind: Kind, point: CGPoint, time: Double, date: Date,
    location: @escaping @MainActor (CoordinateSpace) -> CGPoint
  ) {
    self.kind = kind
    self.point = point
    self.time = time
    self.date = date
    self.location = location
  }

  package func distance(from other: CGPoint) -> CGFloat {
    hypot(point.x - other.x, point.y - other.y)
  }
}

/// What a touch is led through, whatever the gesture's value is.
@MainActor
@_spi(Engine) public protocol TouchRecognizing: AnyObject {
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
@_spi(Engine) open class Recognizer<Value>: TouchRecognizing {
  package var phase = GesturePhase<Value>.possible

  @_spi(Engine) public init() {}

  @_spi(Engine) open func receive(_ event: TouchEvent) {}

  @_spi(Engine) open func cancel() { phase = .failed }

  @_spi(Engine) public var isOver: Bool { phase.isOver }
  @_spi(Engine) open var claims: Bool { phase.isRecognized }
  @_spi(Engine) open var deadline: Double? { nil }
  @_spi(Engine) open var respondsToTaps: Bool { false }
}

/// A recogniser that does something with what another one of the same value finds.
@_spi(Engine) open class RelayRecognizer<Value>: Recognizer<Value> {
  package let inner: Recognizer<Value>

  @_spi(Engine) public init(_ inner: Recognizer<Value>) {
    self.inner = inner
  }

  /// Called after each event.
  @_spi(Engine) open func react() {}
  /// The gesture is off without having ended.
  @_spi(Engine) open func reset() {}

  @_spi(Engine) open override func receive(_ event: TouchEvent) {
    inner.receive(event)
    phase = inner.phase
    react()
  }

  @_spi(Engine) open override func cancel() {
    let wasOver = isOver
    inner.cancel()
    phase = inner.phase
    if !wasOver { reset() }
  }

  @_spi(Engine) open override var claims: Bool { inner.claims }
  @_spi(Engine) open override var deadline: Double? { inner.deadline }
  @_spi(Engine) open override var respondsToTaps: Bool { inner.respondsToTaps }
}
