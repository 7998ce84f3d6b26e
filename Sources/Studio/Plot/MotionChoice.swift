import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Of all views that were recorded, those whose motion is worth a curve.
struct MotionChoice {
  private(set) var curves: [MotionPlot.Curve] = []
  /// How many move besides.
  private(set) var others = 0

  /// Less than these nobody sees.
  private enum Least {
    static let distance = 0.25
    static let scale = 0.002
    static let degrees = 0.2
    static let opacity = 0.004
  }

  init(_ tracks: [MotionTrack], steps: Int, screen: CGSize) {
    var found: [Candidate] = []
    for track in tracks {
      let moving = Self.movingSteps(of: track)
      // A jump is no motion, unless it is one of several.
      guard moving.count > 1, let start = moving.first else { continue }
      let curve = Self.curve(of: track, steps: steps)
      let area = track.moments.compactMap { $0.map { $0.bounds.width * $0.bounds.height } }.max()
      let share = min(1, (area ?? 0) / max(1, screen.width * screen.height))
      let new = Candidate(
        curve: curve, weight: Self.variation(of: curve) * (0.1 + share.squareRoot()), start: start,
        isPartOfControl: track.isPartOfControl, isInPlace: Self.isInPlace(curve))
      if let same = found.firstIndex(where: { $0.isSame(as: new) }) {
        found[same].join(new)
      } else {
        found.append(new)
      }
    }
    // A button that pales under the finger does so in every clip; it is told of where nothing else is.
    let more = found.filter { !($0.isPartOfControl && $0.isInPlace) }
    if !more.isEmpty { found = more }
    let ranks = found.indices.sorted {
      (found[$1].weight, $0) < (found[$0].weight, $1)
    }
    let best = ranks.prefix(MotionPlot.mostCurves).map { found[$0] }
    others = min(10_000, found.count - best.count)
    curves = best.sorted { ($0.start, $0.curve.name) < ($1.start, $1.curve.name) }.map(\.curve)
  }

  private struct Candidate {
    var curve: MotionPlot.Curve
    var weight: Double
    let start: Int
    let isPartOfControl: Bool
    /// It fades, and does nothing else.
    let isInPlace: Bool

    /// Whether both are one to whoever looks: they go the same way, or are parts of one control.
    func isSame(as other: Candidate) -> Bool {
      if isPartOfControl, other.isPartOfControl, isInPlace == other.isInPlace,
        curve.name == other.curve.name, curve.label == other.curve.label
      {
        return true
      }
      return movesAlike(curve, other.curve)
    }

    mutating func join(_ other: Candidate) {
      let (name, label, color) = (curve.name, curve.label, curve.color)
      if isPartOfControl, other.weight > weight { curve = other.curve }
      (curve.name, curve.label) =
        label.isEmpty && !other.curve.label.isEmpty
        ? (other.curve.name, other.curve.label) : (name, label)
      curve.color = color ?? other.curve.color
      weight = max(weight, other.weight)
    }
  }

  private static func isInPlace(_ curve: MotionPlot.Curve) -> Bool {
    guard let first = curve.samples.lazy.compactMap({ $0 }).first else { return true }
    return curve.samples.allSatisfy { sample in
      guard let sample else { return true }
      return abs(sample.x - first.x) < 1 && abs(sample.y - first.y) < 1
        && abs(sample.scale - first.scale) < 0.01 && abs(sample.rotation - first.rotation) < 1
        && abs(sample.width - first.width) < 1 && abs(sample.height - first.height) < 1
    }
  }

  /// Steps at which the view is elsewhere, or otherwise, than the step before, and this by itself.
  private static func movingSteps(of track: MotionTrack) -> [Int] {
    zip(track.moments, track.moments.dropFirst()).enumerated().compactMap { index, pair in
      guard let before = pair.0, let now = pair.1 else { return nil }
      var isMoving = differs(
        before.own, before.bounds, now.own, now.bounds)
      if track.isLeaf, !isMoving {
        isMoving =
          far(before.bounds.origin, now.bounds.origin)
          || far(
            CGPoint(x: before.bounds.width, y: before.bounds.height),
            CGPoint(x: now.bounds.width, y: now.bounds.height))
      }
      return isMoving ? index + 1 : nil
    }
  }

  private static func differs(
    _ a: ItemMotion.Placement, _ inA: CGRect, _ b: ItemMotion.Placement, _ inB: CGRect
  ) -> Bool {
    let (from, to) = (
      CGPoint(x: a.center.x - inA.midX, y: a.center.y - inA.midY),
      CGPoint(x: b.center.x - inB.midX, y: b.center.y - inB.midY)
    )
    return far(from, to) || abs(a.scale - b.scale) > Least.scale
      || abs(a.rotation - b.rotation) > Least.degrees || abs(a.opacity - b.opacity) > Least.opacity
  }

  private static func far(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) > Least.distance || abs(a.y - b.y) > Least.distance
  }

  private static func curve(of track: MotionTrack, steps: Int) -> MotionPlot.Curve {
    var samples: [MotionPlot.Sample?] = []
    var angle: Double?
    for moment in track.moments {
      guard let moment else {
        samples.append(nil)
        continue
      }
      // Past a half turn it goes on, and does not begin again at the other end.
      let turned = moment.shown.rotation
      let near = angle.map { turned + 360 * (($0 - turned) / 360).rounded() } ?? turned
      angle = near
      let sample = MotionPlot.Sample(
        x: moment.shown.center.x, y: moment.shown.center.y, width: moment.bounds.width,
        height: moment.bounds.height, scale: moment.shown.scale, rotation: near,
        opacity: min(max(moment.shown.opacity, 0), 1))
      samples.append(sample.isReachable ? sample : nil)
    }
    samples += [MotionPlot.Sample?](repeating: nil, count: max(0, steps - samples.count))
    return MotionPlot.Curve(
      name: MotionPlot.shortened(track.name), label: MotionPlot.shortened(track.label),
      color: track.color, samples: samples)
  }

  /// How much happens in all, a hundred points counting as much as to fade out.
  private static func variation(of curve: MotionPlot.Curve) -> Double {
    zip(curve.samples, curve.samples.dropFirst()).reduce(0) { sum, pair in
      guard let a = pair.0, let b = pair.1 else { return sum }
      return sum + (abs(a.x - b.x) + abs(a.y - b.y)) / 100 + abs(a.scale - b.scale)
        + abs(a.rotation - b.rotation) / 90 + abs(a.opacity - b.opacity)
        + (abs(a.width - b.width) + abs(a.height - b.height)) / 200
    }
  }

  /// Whether two are there at the same time, and go the same way.
  private static func movesAlike(_ a: MotionPlot.Curve, _ b: MotionPlot.Curve) -> Bool {
    var offset: (x: Double, y: Double)?
    for pair in zip(a.samples, b.samples) {
      switch pair {
      case (nil, nil): continue
      case (let a?, let b?):
        let here = (x: a.x - b.x, y: a.y - b.y)
        let first = offset ?? here
        offset = first
        guard abs(here.x - first.x) < 0.5, abs(here.y - first.y) < 0.5,
          abs(a.scale - b.scale) < 0.01, abs(a.opacity - b.opacity) < 0.01,
          abs(a.rotation - b.rotation) < 0.5
        else { return false }
      default: return false
      }
    }
    return offset != nil
  }
}

extension MotionPlot.Sample {
  fileprivate var isReachable: Bool {
    [x, y, width, height, scale, rotation, opacity].allSatisfy(\.isReachable)
  }
}
