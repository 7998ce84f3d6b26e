import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Two fingers that move apart or together. Scripts have one finger, so that nothing comes of it.
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

  package func newRecognizer() -> Recognizer<Value> { TwoFingerRecognizer() }

  package func update(_ recognizer: Recognizer<Value>) {}
}

/// Two fingers that turn about each other. Scripts have one finger, so that nothing comes of it.
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

  package func newRecognizer() -> Recognizer<Value> { TwoFingerRecognizer() }

  package func update(_ recognizer: Recognizer<Value>) {}
}

/// The older form of ``MagnifyGesture``: its value is the magnification alone.
public struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat

  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  package func newRecognizer() -> Recognizer<CGFloat> { TwoFingerRecognizer() }

  package func update(_ recognizer: Recognizer<CGFloat>) {}
}

/// The older form of ``RotateGesture``: its value is the rotation alone.
public struct RotationGesture: PrimitiveGesture {
  public typealias Value = Angle

  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  package func newRecognizer() -> Recognizer<Angle> { TwoFingerRecognizer() }

  package func update(_ recognizer: Recognizer<Angle>) {}
}

/// Waits for a second finger, which a script does not have.
///
/// As long as the first one is down the second may come, so it fails when that is lifted.
final class TwoFingerRecognizer<Value>: Recognizer<Value> {
  override func receive(_ event: TouchEvent) {
    switch event.kind {
    case .down: phase = .possible
    case .up: phase = .failed
    case .moved, .time: break
    }
  }
}
