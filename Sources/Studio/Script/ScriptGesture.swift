import Foundation

/// A finger on its way, from one place in time to the next in straight lines.
struct ScriptGesture {
  let kind: TouchTrace.Kind
  /// Of the fingers that are down at once.
  let index: Int
  /// Seconds of the clip.
  let start: Double
  let end: Double
  let from: CGPoint
  /// Where it is lifted.
  let to: CGPoint

  private let path: [(time: Double, point: CGPoint)]
  private var passed = 0
  private var last: CGPoint

  /// - Parameter path: In the order of time, from where the finger comes down at `start`; the last
  ///   place is where it is lifted.
  init(
    _ kind: TouchTrace.Kind, index: Int = 0, start: Double, from: CGPoint,
    along path: [ScriptWaypoint]
  ) {
    self.kind = kind
    self.index = index
    self.start = start
    self.from = from
    self.path = path.map {
      (start + $0.time, CGPoint(x: from.x + $0.offset.x, y: from.y + $0.offset.y))
    }
    end = self.path.last?.time ?? start
    to = self.path.last?.point ?? from
    last = from
  }

  /// All of it, from when it comes down.
  var trace: TouchTrace {
    let waypoints = ([(time: start, point: from)] + path).map {
      TouchTrace.Waypoint(time: $0.time, point: $0.point)
    }
    return TouchTrace(
      index: index, kind: kind, waypoints: waypoints, effect: kind == .tap ? end : start)
  }

  /// Where the finger moves next, and when: to each place at its own time, and on the way between
  /// two to where it is at `time`. Nil where it does not move until then.
  mutating func nextMove(notAfter time: Double) -> (time: Double, point: CGPoint)? {
    while passed < path.count, path[passed].time <= time + 1e-9 {
      let place = path[passed]
      passed += 1
      if place.point != last {
        last = place.point
        return place
      }
    }
    guard passed < path.count else { return nil }
    let before = passed > 0 ? path[passed - 1] : (time: start, point: from)
    let next = path[passed]
    let length = next.time - before.time
    let progress = length > 0 ? min(max((time - before.time) / length, 0), 1) : 1
    let point = CGPoint(
      x: before.point.x + (next.point.x - before.point.x) * progress,
      y: before.point.y + (next.point.y - before.point.y) * progress)
    guard point != last else { return nil }
    last = point
    return (time, point)
  }
}
