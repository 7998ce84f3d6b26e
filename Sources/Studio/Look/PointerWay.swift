import Foundation
import Geometry
import Motion

/// A pointer's way from one place to another.
struct PointerWay {
  /// In points of the screen.
  let from: CGPoint
  let to: CGPoint
  /// Seconds of the clip; from the end on the pointer is there.
  let start: Double
  let end: Double
  /// Goes as straight and as even as the finger that it stands for.
  var isFinger = false

  /// Recording: about 10 of 36 frames to set out, the rest to arrive.
  private static let pace = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0.36, y: 0), endControlPoint: UnitPoint(x: 0.16, y: 1))
  /// How far the middle of a way is beside the straight line, as a part of its length, and at most.
  private static let bulge = (part: 0.07, most: 18.0)

  /// How long a way takes, in seconds: longer ways longer, but not in proportion, as hands do
  /// (Fitts's law). Recording: 57 points in 36 frames.
  static func time(from: CGPoint, to: CGPoint) -> Double {
    let length = hypot(to.x - from.x, to.y - from.y)
    return length < 0.5 ? 0 : 0.3 + 0.155 * log2(1 + length / 20)
  }

  func point(at time: Double) -> CGPoint {
    if time >= end { return to }
    let part = end > start ? max(0, (time - start) / (end - start)) : 1
    let done = isFinger ? part : Self.pace.value(at: part)
    let (x, y) = (to.x - from.x, to.y - from.y)
    var point = CGPoint(x: from.x + x * done, y: from.y + y * done)
    let length = hypot(x, y)
    if !isFinger, length > 0 {
      let side = sin(.pi * done) * min(Self.bulge.part * length, Self.bulge.most) / length
      point.x += y * side
      point.y -= x * side
    }
    return point
  }
}
