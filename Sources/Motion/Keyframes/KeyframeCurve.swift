import Foundation

/// The course of one track from a start: a segment per keyframe, in closed form.
struct KeyframeCurve<Value: Animatable> {
  typealias Data = Value.AnimatableData

  private struct Segment {
    let begin: TimeInterval
    let length: TimeInterval
    let from: Data
    let to: Data
    let startVelocity: Data
    let endVelocity: Data
    let motion: Keyframe<Value>.Motion
    let model: Value
  }

  private let start: Value
  private var segments: [Segment] = []
  let duration: TimeInterval

  /// - Parameter velocity: Per second, that the value starts with.
  init(from start: Value, velocity: Data, _ keyframes: [Keyframe<Value>]) {
    self.start = start
    let velocities = KnotVelocities(from: start.animatableData, velocity: velocity, keyframes)
    var time: TimeInterval = 0
    var position = start.animatableData
    var speed = velocity
    for (index, keyframe) in keyframes.enumerated() {
      let startVelocity: Data
      switch keyframe.motion {
      case .spring(_, let given): startVelocity = given ?? velocities.incoming(index) ?? speed
      case .cubic(let given, _): startVelocity = given ?? velocities.outgoing(index) ?? speed
      case .linear, .move: startVelocity = .zero
      }
      let segment = Segment(
        begin: time, length: keyframe.length, from: position, to: keyframe.value.animatableData,
        startVelocity: startVelocity, endVelocity: velocities.end(index), motion: keyframe.motion,
        model: keyframe.value)
      segments.append(segment)
      time += keyframe.length
      speed = KeyframeCurve.velocity(segment, at: keyframe.length)
      position = segment.to
      if case .spring = keyframe.motion, keyframe.duration != nil,
        UncertainValues.cutSpringKeyframeKeepsItsPosition
      {
        position = KeyframeCurve.position(segment, at: keyframe.length)
      }
    }
    duration = time
    rest = position
  }

  /// Where the last keyframe ends.
  private let rest: Data

  func value(at time: TimeInterval) -> Value {
    if time >= duration { return segments.last?.model.with(rest) ?? start }
    guard let segment = segment(at: time) else { return start }
    return segment.model.with(KeyframeCurve.position(segment, at: max(0, time) - segment.begin))
  }

  /// Per second; zero when the track is over.
  func velocity(at time: TimeInterval) -> Data {
    guard time < duration, let segment = segment(at: time) else { return .zero }
    return KeyframeCurve.velocity(segment, at: max(0, time) - segment.begin)
  }

  private func segment(at time: TimeInterval) -> Segment? {
    segments.last { $0.begin <= max(0, time) }
  }

  private static func position(_ s: Segment, at time: TimeInterval) -> Data {
    switch s.motion {
    case .move: return s.to
    case .linear(let curve):
      guard s.length > 0 else { return s.to }
      return s.from.mixed(with: s.to, by: curve.value(at: time / s.length))
    case .spring(let spring, _):
      return s.from
        + spring.value(target: s.to - s.from, initialVelocity: s.startVelocity, time: time)
    case .cubic:
      guard s.length > 0 else { return s.to }
      // Hermite's basis.
      let t = time / s.length
      let (t2, t3) = (t * t, t * t * t)
      return s.from.scaled(by: 2 * t3 - 3 * t2 + 1) + s.to.scaled(by: 3 * t2 - 2 * t3)
        + s.startVelocity.scaled(by: (t3 - 2 * t2 + t) * s.length)
        + s.endVelocity.scaled(by: (t3 - t2) * s.length)
    }
  }

  private static func velocity(_ s: Segment, at time: TimeInterval) -> Data {
    switch s.motion {
    case .move: return .zero
    case .linear(let curve):
      guard s.length > 0 else { return .zero }
      let slope = curve.velocity(at: time / s.length)
      return slope.isFinite ? (s.to - s.from).scaled(by: slope / s.length) : .zero
    case .spring(let spring, _):
      return spring.velocity(target: s.to - s.from, initialVelocity: s.startVelocity, time: time)
    case .cubic:
      guard s.length > 0 else { return .zero }
      let t = time / s.length
      return (s.to - s.from).scaled(by: (6 * t - 6 * t * t) / s.length)
        + s.startVelocity.scaled(by: 3 * t * t - 4 * t + 1)
        + s.endVelocity.scaled(by: 3 * t * t - 2 * t)
    }
  }
}
