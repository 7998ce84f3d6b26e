/// Finds the word that somebody most likely meant.
///
///     NearestWord.to("slied", among: ["slide", "scale"])   // "slide"
package enum NearestWord {
  /// The most similar of the candidates; nil where none is similar enough to be meant.
  package static func to(_ word: String, among candidates: some Sequence<String>) -> String? {
    several(1, to: word, among: candidates).first
  }

  /// At most `count` candidates, the most similar first; those of which more than a third, and more
  /// than two letters, would have to change are not among them.
  package static func several(
    _ count: Int, to word: String, among candidates: some Sequence<String>
  ) -> [String] {
    let asked = Array(word.lowercased())
    guard asked.count <= longestMistyped else { return [] }
    let limit = max(2, asked.count / 3)
    var found: [(name: String, distance: Int)] = []
    // No letter has more bytes but for what is put together of several.
    let longest = 4 * (word.utf8.count + limit)
    for name in candidates where name.utf8.count <= longest {
      let other = Array(name.lowercased())
      guard abs(other.count - asked.count) <= limit else { continue }
      let distance = distance(asked, other, limit: limit)
      // A two-letter word is two edits away from every other two-letter word.
      if distance <= limit, distance < max(asked.count, other.count) {
        found.append((name, distance))
      }
    }
    // By name where they are equally near: candidates may come in any order.
    return found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(count).map(\.name)
  }

  /// Letters. Comparing takes time and memory by the square of the length.
  package static let longestMistyped = 100

  /// How many letters of a word would have to change, capitals and small ones being the same.
  package static func distance(from word: String, to other: String) -> Int {
    distance(Array(word.lowercased()), Array(other.lowercased()))
  }

  /// Insertions, deletions, replacements and swaps of neighbours.
  ///
  /// - Parameter limit: Where it is more, any number that is more.
  private static func distance(
    _ a: [Character], _ b: [Character], limit: Int = .max
  ) -> Int {
    var rows = [Array(0...b.count)]
    for i in 1..<(a.count + 1) {
      var row = [i]
      for j in 1..<(b.count + 1) {
        let replaced = rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        var least = min(replaced, rows[i - 1][j] + 1, row[j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          least = min(least, rows[i - 2][j - 2] + 1)
        }
        row.append(least)
      }
      rows.append(row)
      // Two rows, because a swap goes back by two.
      if rows[i - 1].allSatisfy({ $0 > limit }), row.allSatisfy({ $0 > limit }) { return .max }
    }
    return rows[a.count][b.count]
  }
}
