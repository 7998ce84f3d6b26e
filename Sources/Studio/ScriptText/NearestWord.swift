/// Finds the word that somebody most likely meant.
package enum NearestWord {
  /// The candidate with the fewest edits from `word`; nothing where more than a third of it, and
  /// more than two letters, would have to change.
  package static func to(_ word: String, among candidates: some Sequence<String>) -> String? {
    let asked = Array(word.lowercased())
    let limit = max(2, asked.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased())
      guard abs(other.count - asked.count) <= limit else { continue }
      let distance = distance(asked, other)
      // A two-letter word is two edits away from every other two-letter word.
      guard distance <= limit, distance < max(asked.count, other.count) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.word
  }

  /// Insertions, deletions, replacements and swaps of neighbours.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
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
    }
    return rows[a.count][b.count]
  }
}
