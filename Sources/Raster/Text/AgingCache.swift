/// Values by their keys, of which those that nobody has asked for since long are forgotten.
///
/// There are two generations. What is asked for moves into the young one; when that is full it becomes the old
/// one, and what was left of the old one goes. So whatever is asked for again before as many others as fit into one is
/// kept: a cache that is emptied when it is full has to find all of a page anew, in every layout.
struct AgingCache<Key: Hashable, Value> {
  private let limit: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  /// - Parameter limit: Of a generation; both together hold at most twice as many.
  init(limit: Int) {
    self.limit = max(1, limit)
  }

  var count: Int { young.count + old.count }

  /// What is kept, or else what is made, and kept from then on.
  mutating func value(for key: Key, made make: () -> Value) -> Value {
    if let known = young[key] { return known }
    let value = old.removeValue(forKey: key) ?? make()
    if young.count >= limit {
      old = young
      young = [:]
    }
    young[key] = value
    return value
  }
}
