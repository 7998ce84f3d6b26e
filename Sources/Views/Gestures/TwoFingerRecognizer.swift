import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Follows two fingers by a measure of how they stand to each other.
///
/// As long as the first one is down the second may come, so it fails when that is lifted alone. When
/// the second is lifted, what has begun is over.
class TwoFingerRecognizer<Value>: Recognizer<Value> {
  struct Fingers: Equatable {
    let first: CGPoint
    let second: CGPoint

    /// On screen, in points; never 0.
    var distance: CGFloat { max(hypot(second.x - first.x, second.y - first.y), 0.001) }
    /// On screen, clockwise, in radians.
    var angle: CGFloat { atan2(second.y - first.y, second.x - first.x) }
  }

  /// When the second finger came down.
  struct Start {
    let fingers: Fingers
    /// Between the fingers, in the view and in parts of it.
    let location: CGPoint
    let anchor: UnitPoint
  }

  /// How far the measure has to be from where it started.
  var minimum: CGFloat = 0
  private var start: Start?
  private var sampler = VelocitySampler<CGFloat>()
  private var last: Value?

  /// Called in the order of time, first with the fingers as they came down.
  func measure(_ fingers: Fingers, from start: Fingers) -> CGFloat { 0 }
  /// Whether the fingers have done enough.
  func isMeant(_ measure: CGFloat) -> Bool { false }
  /// - Parameter velocity: Of the measure, a second.
  func value(_ measure: CGFloat, velocity: CGFloat, _ start: Start, _ date: Date) -> Value {
    fatalError("\(Self.self) has no value")
  }

  override func receive(_ event: TouchEvent) {
    switch event.kind {
    case .down:
      phase = .possible
      start = nil
      last = nil
      take(event)
    case .moved: take(event)
    case .up: phase = last.map { phase.isOver ? phase : .ended($0) } ?? .failed
    case .time: break
    }
  }

  private func take(_ event: TouchEvent) {
    guard let second = event.other else {
      if let last { phase = .ended(last) }
      return
    }
    let fingers = Fingers(first: event.point, second: second)
    guard let start else {
      let middle = event.middle()
      start = Start(fingers: fingers, location: middle.location, anchor: middle.anchor)
      sampler = VelocitySampler()
      sampler.add(measure(fingers, from: fingers), at: event.time)
      return
    }
    let measure = measure(fingers, from: start.fingers)
    sampler.add(measure, at: event.time)
    guard last != nil || isMeant(measure) else { return }
    let value = value(
      measure, velocity: sampler.velocity(at: event.time), start, event.date)
    last = value
    phase = .active(value)
  }
}
