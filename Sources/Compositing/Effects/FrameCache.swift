/// What a frame has made, kept for the next one: what that does not ask for is let go of.
final class FrameCache<Key: Hashable, Value> {
  private var entries: [Key: (value: Value, lastUse: Int)] = [:]
  private var clock = 0

  var values: some Sequence<Value> { entries.values.lazy.map(\.value) }

  subscript(key: Key) -> Value? {
    get {
      entries[key]?.lastUse = clock
      return entries[key]?.value
    }
    set { entries[key] = newValue.map { ($0, clock) } }
  }

  /// Lets go at once of what this frame has not asked for yet.
  func drop(where isDropped: (Key, Value) -> Bool) {
    entries = entries.filter {
      $0.value.lastUse == clock || !isDropped($0.key, $0.value.value)
    }
  }

  func endFrame() {
    drop { _, _ in true }
    clock += 1
  }
}
