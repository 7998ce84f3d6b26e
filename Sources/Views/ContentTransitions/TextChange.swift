import Drawing
import Foundation
import Geometry
import Motion

/// A text as it was laid out.
struct TextState {
  var text: Text
  var leaf: TextLeaf
  var glyphs: [OutlinedGlyph]
}

/// How one laid-out text goes over to the next.
@MainActor
final class TextChange {
  enum Kind: Equatable {
    case fade
    /// Glyphs of the same characters travel.
    case interpolate
    /// Characters that differ roll: down for 1, up for −1.
    case roll(direction: Double)
  }

  let kind: Kind
  private var matching: (matches: [Int?], ranks: (old: [Int], new: [Int]))?

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// For each new glyph the old one that it was; computed once, when both texts are laid out.
  func matches(from old: [OutlinedGlyph], to new: [OutlinedGlyph]) -> [Int?] {
    match(old, new).matches
  }

  private func match(_ old: [OutlinedGlyph], _ new: [OutlinedGlyph])
    -> (matches: [Int?], ranks: (old: [Int], new: [Int]))
  {
    if let matching, matching.matches.count == new.count { return matching }
    let matches: [Int?] =
      switch kind {
      case .fade: new.map { _ in nil }
      case .interpolate, .roll: old.common(with: new)
      }
    let result = (matches, ranks(matches, old: old, new: new))
    matching = result
    return result
  }

  // MARK: Moments

  /// - Parameter progress: Of the whole change, 0…1 or beyond.
  func arriving(_ glyph: Int, of state: TextState, from old: TextState, progress: Double)
    -> ContentLook
  {
    switch kind {
    case .fade, .interpolate: return ContentLook(opacity: min(max(progress, 0), 1))
    case .roll(let direction):
      let rank = match(old.glyphs, state.glyphs).ranks.new[glyph]
      return NumericTextMotion.arriving(
        at: time(progress, rank: rank), direction: direction,
        fontSize: state.glyphs[glyph].font.size)
    }
  }

  func leaving(_ glyph: Int, of state: TextState, to new: TextState, progress: Double)
    -> ContentLook
  {
    switch kind {
    case .fade, .interpolate: return ContentLook(opacity: 1 - min(max(progress, 0), 1))
    case .roll(let direction):
      let rank = match(state.glyphs, new.glyphs).ranks.old[glyph]
      return NumericTextMotion.leaving(
        at: time(progress, rank: rank), direction: direction,
        fontSize: state.glyphs[glyph].font.size)
    }
  }

  /// How far a glyph that stays is on its way to its new place.
  func travelled(_ progress: Double) -> Double {
    switch kind {
    case .fade, .interpolate: progress
    case .roll: NumericTextMotion.sliding(at: time(progress, rank: 0))
    }
  }

  // MARK: Stagger

  /// Seconds of the roll at its own pace.
  private func time(_ progress: Double, rank: Int) -> Double {
    let whole = NumericTextMotion.duration + NumericTextMotion.longestDelay
    let delay = min(Double(rank) * NumericTextMotion.delay, NumericTextMotion.longestDelay)
    return progress * whole - delay
  }

  /// Numbers changed glyphs from left to right, old and new ones at the same place alike.
  private func ranks(_ matches: [Int?], old: [OutlinedGlyph], new: [OutlinedGlyph])
    -> (old: [Int], new: [Int])
  {
    let kept = Set(matches.compactMap { $0 })
    var oldRanks = Array(repeating: 0, count: old.count)
    var newRanks = Array(repeating: 0, count: new.count)
    var rank = 0
    for index in old.indices where !kept.contains(index) {
      oldRanks[index] = rank
      rank += 1
    }
    rank = 0
    for index in new.indices where matches[index] == nil {
      newRanks[index] = rank
      rank += 1
    }
    return (oldRanks, newRanks)
  }
}
