/// Puts tracks together; keyframes without a track belong to the value itself.
///
/// Called by the compiler. A condition that does not hold adds no track and no keyframe.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> KeyframeList<Value> {
    KeyframeList(tracks: expression.tracks)
  }

  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K)
    -> KeyframeTrackList<Value> where Value: Animatable
  {
    KeyframeTrackList(items: expression.keyframes)
  }

  public static func buildBlock() -> KeyframeList<Value> { KeyframeList(tracks: []) }

  public static func buildPartialBlock(first: KeyframeList<Value>) -> KeyframeList<Value> { first }

  public static func buildPartialBlock(
    accumulated: KeyframeList<Value>, next: KeyframeList<Value>
  ) -> KeyframeList<Value> {
    KeyframeList(tracks: accumulated.tracks + next.tracks)
  }

  public static func buildPartialBlock(first: KeyframeTrackList<Value>)
    -> KeyframeTrackList<Value> where Value: Animatable
  { first }

  public static func buildPartialBlock(
    accumulated: KeyframeTrackList<Value>, next: KeyframeTrackList<Value>
  ) -> KeyframeTrackList<Value> where Value: Animatable {
    KeyframeTrackList(items: accumulated.items + next.items)
  }

  public static func buildOptional(_ list: KeyframeList<Value>?) -> KeyframeList<Value> {
    list ?? KeyframeList(tracks: [])
  }

  public static func buildEither(first: KeyframeList<Value>) -> KeyframeList<Value> { first }

  public static func buildEither(second: KeyframeList<Value>) -> KeyframeList<Value> { second }

  public static func buildOptional(_ list: KeyframeTrackList<Value>?) -> KeyframeTrackList<Value>
  where Value: Animatable {
    list ?? KeyframeTrackList(items: [])
  }

  public static func buildEither(first: KeyframeTrackList<Value>) -> KeyframeTrackList<Value>
  where Value: Animatable { first }

  public static func buildEither(second: KeyframeTrackList<Value>) -> KeyframeTrackList<Value>
  where Value: Animatable { second }

  public static func buildArray(_ lists: [KeyframeList<Value>]) -> KeyframeList<Value> {
    KeyframeList(tracks: lists.flatMap(\.tracks))
  }

  public static func buildArray(_ lists: [KeyframeTrackList<Value>]) -> KeyframeTrackList<Value>
  where Value: Animatable {
    KeyframeTrackList(items: lists.flatMap(\.items))
  }

  public static func buildFinalResult(_ list: KeyframeList<Value>) -> KeyframeList<Value> { list }

  public static func buildFinalResult(_ list: KeyframeTrackList<Value>) -> KeyframeList<Value>
  where Value: Animatable {
    KeyframeList(tracks: [Track(\Value.self, list.items)])
  }
}

/// Puts keyframes one after another. Called by the compiler; a condition that does not hold adds none.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K)
    -> KeyframeTrackList<Value>
  {
    KeyframeTrackList(items: expression.keyframes)
  }

  public static func buildBlock(_ lists: KeyframeTrackList<Value>...) -> KeyframeTrackList<Value> {
    buildArray(lists)
  }

  public static func buildArray(_ lists: [KeyframeTrackList<Value>]) -> KeyframeTrackList<Value> {
    KeyframeTrackList(items: lists.flatMap(\.items))
  }

  public static func buildOptional(_ list: KeyframeTrackList<Value>?)
    -> KeyframeTrackList<Value>
  {
    list ?? KeyframeTrackList(items: [])
  }

  public static func buildEither(first: KeyframeTrackList<Value>) -> KeyframeTrackList<Value> {
    first
  }

  public static func buildEither(second: KeyframeTrackList<Value>) -> KeyframeTrackList<Value> {
    second
  }
}
