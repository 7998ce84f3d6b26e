import Foundation

/// What a view does within a stretch of time, as a sentence says it: `slides in from the left`.
struct MotionPhrase {
  let text: String
  /// How much happens: the sentence of several that says most is the one to say first.
  let weight: Double

  /// Nil where nothing is seen to move.
  ///
  /// - Parameters:
  ///   - steps: Those of the stretch.
  ///   - isTouched: It is what the stretch begins with a touch of: that it pales under the finger is
  ///     not told.
  ///   - press: Steps before the stretch in which a finger was down already.
  init?(
    _ curve: MotionPlot.Curve, in steps: Range<Int>, isTouched: Bool = false, press: Int = 0
  ) {
    let range = steps.clamped(to: 0..<curve.samples.count)
    let there = range.filter { curve.samples[$0] != nil }
    guard let from = there.first, let to = there.last, var a = curve.samples[from],
      let b = curve.samples[to]
    else { return nil }
    let before = range.lowerBound > 0 ? curve.samples[range.lowerBound - 1] : nil
    let wasThere = before != nil
    let comes = !wasThere && (range.lowerBound > 0 || from > 0 || a.opacity < 0.02)
    let goes = to < range.upperBound - 1 && to < curve.samples.count - 1
    var path = there.compactMap { curve.samples[$0] }
    let rested = Self.sample(of: curve, at: range.lowerBound - press)
    if let before, isTouched || Self.onlyPaled(rested, a, b) {
      // A moment before, the finger was down already.
      a.opacity = max(before.opacity, rested?.opacity ?? 0)
      for index in path.indices { path[index].opacity = b.opacity }
    }
    let change = Change(a, b, path)
    guard change.isSeen else { return nil }
    // Other words take another place.
    if curve.name == "Text", !comes, !goes, change.isOnlyGrowth {
      (text, weight) = ("changes", change.weight)
      return
    }
    weight = change.weight
    if goes, !comes {
      text = Self.going(change)
    } else if comes {
      text = Self.coming(change)
    } else {
      text = Self.staying(change)
    }
  }

  /// Whether it was as it will be before a finger came down, and is paler only as that is lifted: a button whose
  /// name is another than the one that it is tapped by.
  private static func onlyPaled(
    _ rested: MotionPlot.Sample?, _ a: MotionPlot.Sample, _ b: MotionPlot.Sample
  ) -> Bool {
    guard let rested else { return false }
    return a.opacity < rested.opacity - 0.02 && abs(b.opacity - rested.opacity) < 0.02
  }

  private static func sample(of curve: MotionPlot.Curve, at step: Int) -> MotionPlot.Sample? {
    curve.samples.indices.contains(step) ? curve.samples[step] : nil
  }

  private struct Change {
    let dx, dy, scale, turn, opacity, growth: Double
    /// It left and came back.
    let isExcursion: Bool
    let weight: Double

    init(_ a: MotionPlot.Sample, _ b: MotionPlot.Sample, _ path: [MotionPlot.Sample]) {
      let far = path.max { Self.distance($0, a) < Self.distance($1, a) } ?? b
      isExcursion = Self.distance(a, b) < 0.1 && Self.distance(far, a) > 0.1
      let end = isExcursion ? far : b
      (dx, dy) = (end.x - a.x, end.y - a.y)
      scale = end.scale - a.scale
      turn = end.rotation - a.rotation
      opacity = end.opacity - a.opacity
      growth = end.width * end.height / max(a.width * a.height, 1)
      weight = Self.distance(end, a)
    }

    /// A hundred points count as much as to fade out.
    private static func distance(_ a: MotionPlot.Sample, _ b: MotionPlot.Sample) -> Double {
      (abs(a.x - b.x) + abs(a.y - b.y)) / 100 + abs(a.scale - b.scale)
        + abs(a.rotation - b.rotation) / 90 + abs(a.opacity - b.opacity)
        + (abs(a.width - b.width) + abs(a.height - b.height)) / 200
    }

    var moves: Bool { abs(dx) > 4 || abs(dy) > 4 }
    var scales: Bool { abs(scale) > 0.03 }
    var turns: Bool { abs(turn) > 3 }
    var fades: Bool { abs(opacity) > 0.1 }
    var grows: Bool { growth > 1.05 || growth < 0.95 }
    var isSeen: Bool { moves || scales || turns || fades || grows }
    var isOnlyGrowth: Bool { grows && !moves && !scales && !turns && !fades }
    var isSideways: Bool { abs(dx) >= abs(dy) }

    var direction: String {
      isSideways ? (dx > 0 ? "to the right" : "to the left") : (dy > 0 ? "down" : "up")
    }

    var edge: (from: String, to: String) {
      if isSideways {
        return dx > 0 ? ("from the left", "to the right") : ("from the right", "to the left")
      }
      return dy > 0 ? ("from the top", "to the bottom") : ("from the bottom", "to the top")
    }
  }

  private static func coming(_ change: Change) -> String {
    var verbs: [String] = []
    if change.moves, !change.scales { verbs.append("slides in \(change.edge.from)") }
    if change.scales {
      verbs.append(change.scale > 0 ? "grows into place" : "shrinks into place")
    }
    if change.turns { verbs.append("turns") }
    if change.fades, change.opacity > 0 { verbs.append("fades in") }
    return verbs.isEmpty ? "appears" : joined(verbs)
  }

  private static func going(_ change: Change) -> String {
    var verbs: [String] = []
    if change.moves, !change.scales { verbs.append("slides out \(change.edge.to)") }
    if change.scales { verbs.append(change.scale < 0 ? "shrinks away" : "grows away") }
    if change.turns { verbs.append("turns") }
    if change.fades, change.opacity < 0 { verbs.append("fades out") }
    return verbs.isEmpty ? "disappears" : joined(verbs)
  }

  private static func staying(_ change: Change) -> String {
    var verbs: [String] = []
    if change.moves, !change.scales, !change.grows || !change.turns {
      verbs.append("moves \(change.direction)")
    }
    if change.scales { verbs.append(change.scale > 0 ? "grows" : "shrinks") }
    if !change.scales, change.grows { verbs.append(change.growth > 1 ? "grows" : "shrinks") }
    if change.turns {
      verbs.append(
        "turns" + turn(change.turn))
    }
    if change.fades { verbs.append(change.opacity > 0 ? "fades in" : "fades") }
    return joined(verbs) + (change.isExcursion ? " and comes back" : "")
  }

  private static func turn(_ degrees: Double) -> String {
    guard abs(degrees) >= 15 else { return "" }
    return (degrees > 0 ? " clockwise" : " anticlockwise") + " by \(Int(abs(degrees).rounded()))°"
  }

  private static func joined(_ verbs: [String]) -> String {
    guard verbs.count > 1, let last = verbs.last else { return verbs.first ?? "" }
    return verbs.dropLast().joined(separator: ", ") + " and " + last
  }
}
