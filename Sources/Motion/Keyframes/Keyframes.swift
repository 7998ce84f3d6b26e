/// What changes a value along several tracks at once.
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes<Value>

  @KeyframesBuilder<Value> var body: Body { get }
}

/// A sequence of keyframes of one value.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
  associatedtype Body: KeyframeTrackContent<Value>

  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// Keyframes of one property of a value, or of the value itself.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>:
  Keyframes
{
  private let property: WritableKeyPath<Root, Value>
  private let keyframes: [Keyframe<Value>]

  /// - Parameter keyPath: What the keyframes move; of two tracks for one property the later wins
  ///   (rule `keyframe-tracks`).
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    property = keyPath
    keyframes = content().keyframes
  }

  /// Keyframes of the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  /// The track alone.
  public var body: KeyframeList<Root> {
    KeyframeList(tracks: [Track(property, keyframes)])
  }
}

/// Tracks one after another, as the builder puts them together.
public struct KeyframeList<Value>: Keyframes {
  var tracks: [any AnyTrack<Value>]

  /// Itself: there is nothing more to unfold.
  public var body: KeyframeList<Value> { self }
}

/// Keyframes one after another, as the builder puts them together.
public struct KeyframeTrackList<Value: Animatable>: KeyframeTrackContent {
  var items: [Keyframe<Value>]

  /// Itself: there is nothing more to unfold.
  public var body: KeyframeTrackList<Value> { self }
}

extension Keyframes {
  /// The tracks of this, of its body, of its body's body, until there is nothing to unfold.
  var tracks: [any AnyTrack<Value>] {
    if let list = self as? KeyframeList<Value> { return list.tracks }
    return body.tracks
  }
}

extension KeyframeTrackContent {
  var keyframes: [Keyframe<Value>] {
    if let list = self as? KeyframeTrackList<Value> { return list.items }
    return body.keyframes
  }
}
