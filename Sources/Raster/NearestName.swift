extension String {
  /// The most similar of the names; nil where none is similar enough to be meant.
  func nearest(in names: some Sequence<String>) -> String? {
    nearest(1, in: names).first
  }

  /// At most `count` names, the most similar first.
  func nearest(_ count: Int, in names: some Sequence<String>) -> [String] {
    let limit = Swift.max(2, self.count / 3)
    return
      names
      .map { (name: $0, distance: distance(to: $0)) }
      .filter { $0.distance <= limit }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(count).map(\.name)
  }

  /// How many letters must be added, dropped or exchanged; case does not count.
  private func distance(to other: String) -> Int {
    let (a, b) = (Array(lowercased().utf8), Array(other.lowercased().utf8))
    var previous = Array(0...b.count)
    for i in a.indices {
      var current = [i + 1]
      for j in b.indices {
        let exchanged = previous[j] + (a[i] == b[j] ? 0 : 1)
        current.append(Swift.min(exchanged, previous[j + 1] + 1, current[j] + 1))
      }
      previous = current
    }
    return previous[b.count]
  }
}
