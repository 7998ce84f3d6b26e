/// What was found for a few keys, and for many where it must be.
///
/// An item is asked for its size by four or five proposals a layout: to compare these one by one takes a
/// fraction of what it takes to hash one.
package struct SmallCache<Key: Hashable, Value> {
  private var few: [(key: Key, value: Value)] = []
  private var more: [Key: Value] = [:]

  private static var most: Int { 8 }

  package init() {}

  package subscript(key: Key) -> Value? {
    for entry in few where entry.key == key { return entry.value }
    return more.isEmpty ? nil : more[key]
  }

  /// - Parameter key: One that has no value yet.
  package mutating func add(_ value: Value, for key: Key) {
    if few.count < Self.most { few.append((key, value)) } else { more[key] = value }
  }

  package mutating func removeAll() {
    few.removeAll(keepingCapacity: true)
    if !more.isEmpty { more.removeAll(keepingCapacity: true) }
  }
}
