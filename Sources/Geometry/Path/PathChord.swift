import Foundation

/// A straight piece of an outline, and where others cut it.
struct PathChord {
  let start: CGPoint
  let end: CGPoint
  let isFirst: Bool
  /// The segment that it is a chord of, and the parameters on it.
  let segment: Int
  let from: CGFloat
  let to: CGFloat
  /// Fractions of the chord.
  var cuts: [(at: CGFloat, point: CGPoint)] = []

  init(
    start: CGPoint, end: CGPoint, isFirst: Bool, segment: Int, from: CGFloat, to: CGFloat
  ) {
    self.start = start
    self.end = end
    self.isFirst = isFirst
    self.segment = segment
    self.from = from
    self.to = to
  }

  /// The segment's parameter at a fraction of the chord.
  func parameter(_ fraction: CGFloat) -> CGFloat { from + (to - from) * fraction }

  private var left: CGFloat { min(start.x, end.x) }
  private var right: CGFloat { max(start.x, end.x) }

  private func isBeside(_ other: PathChord) -> Bool {
    max(start.y, end.y) < min(other.start.y, other.end.y)
      || max(other.start.y, other.end.y) < min(start.y, end.y)
  }

  /// Cuts every chord where another meets it.
  static func cross(_ chords: inout [PathChord]) {
    let order = chords.indices.sorted { chords[$0].left < chords[$1].left }
    var open: [Int] = []
    for index in order {
      let left = chords[index].left
      open.removeAll { chords[$0].right < left }
      for other in open where !chords[index].isBeside(chords[other]) {
        cross(&chords, index, other)
      }
      open.append(index)
    }
  }

  private static func cross(_ chords: inout [PathChord], _ i: Int, _ j: Int) {
    let (a, b) = (chords[i], chords[j])
    let (r, s) = (a.vector, b.vector)
    let between = CGPoint(x: b.start.x - a.start.x, y: b.start.y - a.start.y)
    let area = r.cross(s)
    let (lengthA, lengthB) = (r.distance(to: .zero), s.distance(to: .zero))
    guard lengthA > 0, lengthB > 0 else { return }
    let slackA = PathOverlay.nearness / lengthA
    let slackB = PathOverlay.nearness / lengthB
    if abs(area) > 1e-9 * lengthA * lengthB {
      let (t, u) = (between.cross(s) / area, between.cross(r) / area)
      guard t >= -slackA, t <= 1 + slackA, u >= -slackB, u <= 1 + slackB else { return }
      // A crossing at an end of one is that end for both.
      let point =
        t <= slackA
        ? a.start
        : t >= 1 - slackA
          ? a.end
          : u <= slackB ? b.start : u >= 1 - slackB ? b.end : a.start.toward(a.end, t)
      chords[i].cut(at: t, point, slack: slackA)
      chords[j].cut(at: u, point, slack: slackB)
    } else {
      guard abs(between.cross(r)) / lengthA < PathOverlay.nearness else { return }
      for point in [b.start, b.end] {
        chords[i].cut(at: a.fraction(of: point), point, slack: slackA)
      }
      for point in [a.start, a.end] {
        chords[j].cut(at: b.fraction(of: point), point, slack: slackB)
      }
    }
  }

  private mutating func cut(at fraction: CGFloat, _ point: CGPoint, slack: CGFloat) {
    if fraction > slack, fraction < 1 - slack { cuts.append((fraction, point)) }
  }

  private var vector: CGPoint { CGPoint(x: end.x - start.x, y: end.y - start.y) }

  private func fraction(of point: CGPoint) -> CGFloat {
    let along = vector
    let square = along.x * along.x + along.y * along.y
    return ((point.x - start.x) * along.x + (point.y - start.y) * along.y) / square
  }
}

extension CGPoint {
  /// The area of the parallelogram between two vectors, with a sign.
  func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }
}
