import Drawing
import Foundation

/// Which glyphs of two texts are the same ones.
enum GlyphMatching {
  /// For each new character its place among the old ones, where it stays.
  ///
  /// What both texts begin with stays. The rests are compared from their ends, as the places of
  /// numbers are: in `Score: 99` and `Score: 101` each 9 has a digit of its own to make way for,
  /// and the first 1 is a new place.
  static func common(_ old: [String], _ new: [String]) -> [Int?] {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    return new.indices.map { index in
      if index < prefix { return index }
      let match = old.count - (new.count - index)
      return match >= prefix && old[match] == new[index] ? match : nil
    }
  }
}

extension Array where Element == OutlinedGlyph {
  /// For each new glyph the old one that it was, by their characters.
  func common(with new: [OutlinedGlyph]) -> [Int?] {
    GlyphMatching.common(map(\.cluster), new.map(\.cluster))
  }
}
