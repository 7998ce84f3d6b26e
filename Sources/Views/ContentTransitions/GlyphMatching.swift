import Drawing
import Foundation

/// Which glyphs of two texts are the same ones.
enum GlyphMatching {
  /// For each new glyph its place among the old ones, where it stays, in rising order.
  ///
  /// As many characters as possible stay; among equally good choices those that keep their place,
  /// counted from the start.
  static func common(_ old: [String], _ new: [String]) -> [Int?] {
    guard !old.isEmpty, !new.isEmpty else { return Array(repeating: nil, count: new.count) }
    // The best score for the rests of both texts from (i, j) on.
    var best = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    let size = max(old.count, new.count) + 1
    func gain(_ i: Int, _ j: Int) -> Int? {
      guard old[i] == new[j] else { return nil }
      return i == j ? size + 1 : size
    }
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        best[i][j] = max(best[i + 1][j], best[i][j + 1])
        if let gain = gain(i, j) { best[i][j] = max(best[i][j], gain + best[i + 1][j + 1]) }
      }
    }
    var matches: [Int?] = Array(repeating: nil, count: new.count)
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      if let gain = gain(i, j), best[i][j] == gain + best[i + 1][j + 1] {
        matches[j] = i
        (i, j) = (i + 1, j + 1)
      } else if best[i][j] == best[i + 1][j] {
        i += 1
      } else {
        j += 1
      }
    }
    return matches
  }
}

extension Array where Element == OutlinedGlyph {
  /// For each new glyph the old one it grows out of: the one at the same place, where outlines match.
  func paired(with new: [OutlinedGlyph]) -> [Int?] {
    guard count == new.count else { return new.map { _ in nil } }
    return new.indices.map { index in
      let (from, to) = (self[index], new[index])
      return from.cluster == to.cluster && from.outline.matches(to.outline) ? index : nil
    }
  }

  /// Common glyphs by their characters; those whose outlines cannot be interpolated do not stay.
  func common(with new: [OutlinedGlyph]) -> [Int?] {
    GlyphMatching.common(map(\.cluster), new.map(\.cluster)).enumerated().map { index, match in
      guard let match, self[match].outline.matches(new[index].outline) else { return nil }
      return match
    }
  }
}
