import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Two fingers that turn about each other.
public struct RotateGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    /// Of the rotation, a second.
    public var velocity: Angle
    /// Between the fingers, in parts of the view.
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  package func newRecognizer() -> Recognizer<Value> { RotateRecognizer { $0 } }

  package func update(_ recognizer: Recognizer<Value>) {
    (recognizer as? RotateRecognizer<Value>)?.minimum = minimumAngleDelta.radians
  }
}

/// The older form of ``RotateGesture``: its value is the rotation alone.
public struct RotationGesture: PrimitiveGesture {
  public typealias Value = Angle

  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  package func newRecognizer() -> Recognizer<Angle> { RotateRecognizer { $0.rotation } }

  package func update(_ recognizer: Recognizer<Angle>) {
    (recognizer as? RotateRecognizer<Angle>)?.minimum = minimumAngleDelta.radians
  }
}

final class RotateRecognizer<Value>: TwoFingerRecognizer<Value> {
  private let value: (RotateGesture.Value) -> Value
  /// In radians, as of the last event: beyond half a turn it goes on.
  private var turned: CGFloat = 0

  init(value: @escaping (RotateGesture.Value) -> Value) {
    self.value = value
  }

  override var demonstration: TouchDemonstration? { .rotate }

  override func measure(_ fingers: Fingers, from start: Fingers) -> CGFloat {
    if fingers == start { turned = 0 }
    let step = fingers.angle - start.angle - turned
    turned += step - (step / (2 * .pi)).rounded() * 2 * .pi
    return turned
  }

  override func isMeant(_ measure: CGFloat) -> Bool { abs(measure) >= minimum }

  override func value(_ measure: CGFloat, velocity: CGFloat, _ start: Start, _ date: Date) -> Value
  {
    value(
      RotateGesture.Value(
        time: date, rotation: .radians(measure), velocity: .radians(velocity),
        startAnchor: start.anchor, startLocation: start.location))
  }
}
