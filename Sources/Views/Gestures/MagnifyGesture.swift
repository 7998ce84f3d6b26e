import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Two fingers that move apart or together.
public struct MagnifyGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// How much further apart the fingers are than at the start: 2 is twice as far.
    public var magnification: CGFloat
    /// Of the magnification, a second.
    public var velocity: CGFloat
    /// Between the fingers, in parts of the view.
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  package func newRecognizer() -> Recognizer<Value> { MagnifyRecognizer { $0 } }

  package func update(_ recognizer: Recognizer<Value>) {
    (recognizer as? MagnifyRecognizer<Value>)?.minimum = minimumScaleDelta
  }
}

/// The older form of ``MagnifyGesture``: its value is the magnification alone.
public struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat

  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  package func newRecognizer() -> Recognizer<CGFloat> { MagnifyRecognizer { $0.magnification } }

  package func update(_ recognizer: Recognizer<CGFloat>) {
    (recognizer as? MagnifyRecognizer<CGFloat>)?.minimum = minimumScaleDelta
  }
}

final class MagnifyRecognizer<Value>: TwoFingerRecognizer<Value> {
  private let value: (MagnifyGesture.Value) -> Value

  init(value: @escaping (MagnifyGesture.Value) -> Value) {
    self.value = value
  }

  override var demonstration: TouchDemonstration? { .pinch }

  override func measure(_ fingers: Fingers, from start: Fingers) -> CGFloat {
    fingers.distance / start.distance
  }

  override func isMeant(_ measure: CGFloat) -> Bool { abs(measure - 1) >= minimum }

  override func value(_ measure: CGFloat, velocity: CGFloat, _ start: Start, _ date: Date) -> Value
  {
    value(
      MagnifyGesture.Value(
        time: date, magnification: measure, velocity: velocity, startAnchor: start.anchor,
        startLocation: start.location))
  }
}
