import Foundation
import Geometry

/// Follows one touch for a gesture.
@MainActor
@_spi(Engine) open class Recognizer<Value>: TouchRecognizing {
  package var phase = GesturePhase<Value>.possible

  @_spi(Engine) public init() {}

  @_spi(Engine) open func receive(_ event: TouchEvent) {}

  @_spi(Engine) open func cancel() { phase = .failed }

  @_spi(Engine) public var isOver: Bool { phase.isOver }
  @_spi(Engine) open var claims: Bool { phase.isRecognized }
  @_spi(Engine) open var claimsAtOnce: Bool { false }
  @_spi(Engine) open var deadline: Double? { nil }
  @_spi(Engine) open var respondsToTaps: Bool { false }
  @_spi(Engine) open var sharesTaps: Bool { false }
  @_spi(Engine) open var demonstration: TouchDemonstration? {
    respondsToTaps ? .tap(count: 1) : nil
  }
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
  @_spi(Engine) open override var claimsAtOnce: Bool { inner.claimsAtOnce }
  @_spi(Engine) open override var deadline: Double? { inner.deadline }
  @_spi(Engine) open override var respondsToTaps: Bool { inner.respondsToTaps }
  @_spi(Engine) open override var demonstration: TouchDemonstration? { inner.demonstration }
}
