/// Texts of one thing again and again, as long as somebody would make them who wants a reader to take for ever:
/// what is read anew from each on is a hundred times as slow at a hundred times the length.
package enum LongTexts {
  private static let bytes = 100_000

  /// Each of what readers have stumbled over, alone and within texts that are right.
  package static func all(within seeds: [String]) -> [String] {
    Mutator.stumblingBlocks.flatMap { word in
      let long = String(repeating: word, count: bytes / word.utf8.count)
      return [long]
        + seeds.prefix(3).flatMap { seed in
          let lines = seed.split(separator: "\n", omittingEmptySubsequences: false)
          let middle = lines.count / 2
          let (before, after) = (lines[..<middle], lines[middle...])
          return [
            before.joined(separator: "\n") + "\n" + long + "\n" + after.joined(separator: "\n"),
            // Within a line, and in a text's quotes where it has some.
            seed.replacing("\"", with: "\"" + long, maxReplacements: 1),
          ]
        }
    }
  }
}
