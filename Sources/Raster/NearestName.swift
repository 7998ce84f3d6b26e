extension String {
  /// The most similar of the names; nil where none is similar enough to be meant.
  package func nearest(in names: some Sequence<String>) -> String? {
    nearest(1, in: names).first
  }

  /// At most `count` names, the most similar first; those of which more than a third, and more than
  /// two letters, would have to change are not among them.
  package func nearest(_ count: Int, in names: some Sequence<String>) -> [String] {
    let asked = Array(lowercased())
    guard asked.count <= Self.longestMistyped else { return [] }
    let limit = Swift.max(2, asked.count / 3)
    var found: [(name: String, distance: Int)] = []
    for name in names {
      let other = Array(name.lowercased())
      guard abs(other.count - asked.count) <= limit else { continue }
      let distance = Self.distance(asked, other)
      // A two-letter word is two edits away from every other two-letter word.
      if distance <= limit, distance < Swift.max(asked.count, other.count) {
        found.append((name, distance))
      }
    }
    // By name where they are equally near: names may come in any order.
    return found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(count).map(\.name)
  }

  /// Letters. Comparing takes time and memory by the square of the length.
  private static let longestMistyped = 100

  /// Insertions, deletions, replacements and swaps of neighbours.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var rows = [Array(0...b.count)]
    for i in 1..<(a.count + 1) {
      var row = [i]
      for j in 1..<(b.count + 1) {
        let replaced = rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        var least = Swift.min(replaced, rows[i - 1][j] + 1, row[j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          least = Swift.min(least, rows[i - 2][j - 2] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
