import Foundation

/// The course of a value along its keyframes: all tracks start together, the longest decides when
/// it is over, and a track that is over keeps its last value.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let curves: [any AnyTrackCurve<Value>]

  /// Seconds.
  public let duration: TimeInterval

  /// - Parameter initialValue: What tracks start from, and where what no track moves stays.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue: initialValue, tracks: content().tracks, following: nil)
  }

  /// A timeline that takes over from another at a time, with the value and the speeds it then has.
  package init(
    following running: KeyframeTimeline, at time: TimeInterval,
    @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(
      initialValue: running.value(time: time), tracks: content().tracks,
      following: (running, time))
  }

  private init(
    initialValue: Value, tracks: [any AnyTrack<Value>],
    following running: (KeyframeTimeline, TimeInterval)?
  ) {
    self.initialValue = initialValue
    curves = tracks.map { track in
      track.curve(from: initialValue) { property in
        // The latest track of a property is the one that was seen.
        running?.0.curves.last { $0.property == property }?.velocity(at: running?.1 ?? 0)
      }
    }
    duration = curves.map(\.duration).max() ?? 0
  }

  /// - Parameter time: In seconds; before 0 is as 0, and from ``duration`` on everything is at its end.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// - Parameter progress: 0…1 of the duration.
  public func value(progress: Double) -> Value {
    value(time: progress * duration)
  }

  /// Sets what the keyframes move and leaves the rest of the value alone.
  public func update(value: inout Value, time: TimeInterval) {
    for curve in curves { curve.update(&value, at: time) }
  }

  /// - Parameter progress: 0…1 of the duration; what no track moves is left alone.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}
