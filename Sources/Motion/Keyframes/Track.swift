import Foundation

/// A track whose property's type does not matter.
protocol AnyTrack<Root> {
  associatedtype Root

  /// - Parameter velocity: The speed of a property's animatable data, where it already moves.
  func curve(from root: Root, velocity: (AnyKeyPath) -> Any?) -> any AnyTrackCurve<Root>
}

struct Track<Root, Value: Animatable>: AnyTrack {
  private let property: WritableKeyPath<Root, Value>
  private let keyframes: [Keyframe<Value>]

  init(_ property: WritableKeyPath<Root, Value>, _ keyframes: [Keyframe<Value>]) {
    self.property = property
    self.keyframes = keyframes
  }

  func curve(from root: Root, velocity: (AnyKeyPath) -> Any?) -> any AnyTrackCurve<Root> {
    let running = velocity(property) as? Value.AnimatableData
    return TrackCurve(
      keyPath: property,
      curve: KeyframeCurve(from: root[keyPath: property], velocity: running ?? .zero, keyframes))
  }
}

protocol AnyTrackCurve<Root> {
  associatedtype Root

  var property: AnyKeyPath { get }
  var duration: TimeInterval { get }
  func update(_ root: inout Root, at time: TimeInterval)
  func velocity(at time: TimeInterval) -> Any
}

struct TrackCurve<Root, Value: Animatable>: AnyTrackCurve {
  let keyPath: WritableKeyPath<Root, Value>
  let curve: KeyframeCurve<Value>

  var property: AnyKeyPath { keyPath }
  var duration: TimeInterval { curve.duration }

  func update(_ root: inout Root, at time: TimeInterval) {
    root[keyPath: keyPath] = curve.value(at: time)
  }

  func velocity(at time: TimeInterval) -> Any { curve.velocity(at: time) }
}
