import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A finger that moves.
///
/// - Matches: documentation; the speed as SwiftUI's sampler finds it (rule `gesture-speed`).
public struct DragGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// Points a second.
    public var velocity: CGSize

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger would come to rest if it went on and slowed down.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * Self.prediction,
        y: location.y + velocity.height * Self.prediction)
    }

    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }

    /// Seconds at the present speed: what others found SwiftUI to use.
    private static let prediction = 0.25
  }

  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  /// - Parameter minimumDistance: Points to move before the gesture begins.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  package func newRecognizer() -> Recognizer<Value> { DragRecognizer(self) }

  package func update(_ recognizer: Recognizer<Value>) {
    (recognizer as? DragRecognizer)?.gesture = self
  }
}

final class DragRecognizer: Recognizer<DragGesture.Value> {
  var gesture: DragGesture
  private var start = CGPoint.zero
  private var startOnScreen = CGPoint.zero
  private var sampler = VelocitySampler<AnimatablePair<CGFloat, CGFloat>>()

  init(_ gesture: DragGesture) {
    self.gesture = gesture
  }

  override var demonstration: TouchDemonstration? { .drag }
  override var claimsAtOnce: Bool { gesture.minimumDistance <= 0 }

  override func receive(_ event: TouchEvent) {
    let location = event.location(gesture.coordinateSpace)
    switch event.kind {
    case .down:
      start = location
      startOnScreen = event.point
      sampler = VelocitySampler()
      sampler.add(AnimatablePair(location.x, location.y), at: event.time)
      phase = gesture.minimumDistance <= 0 ? .active(value(at: location, event)) : .possible
    case .moved:
      sampler.add(AnimatablePair(location.x, location.y), at: event.time)
      guard phase.isRecognized || event.distance(from: startOnScreen) >= gesture.minimumDistance
      else { return }
      phase = .active(value(at: location, event))
    case .up:
      phase = phase.isRecognized ? .ended(value(at: location, event)) : .failed
    case .time: break
    }
  }

  private func value(at location: CGPoint, _ event: TouchEvent) -> DragGesture.Value {
    let velocity = sampler.velocity(at: event.time)
    return DragGesture.Value(
      time: event.date, location: location, startLocation: start,
      velocity: CGSize(width: velocity.first, height: velocity.second))
  }
}
