import Drawing
import Foundation
import Geometry

/// Marks under the fingers that are down, which come a little before them and fade after them.
struct TouchMarks {
  private let touches: [TouchTrace]
  private let size: Double

  /// Seconds.
  private static let coming = 0.12
  private static let going = 0.22

  /// - Parameter size: 1 as on a phone.
  init(_ touches: [TouchTrace], size: Double = 1) {
    self.size = size
    self.touches = touches.filter { !$0.waypoints.isEmpty && $0.kind != .hover }
  }

  /// In points of the screen.
  func items(at time: Double) -> [DisplayItem] {
    touches.compactMap { touch in
      guard time > touch.down - Self.coming, time < touch.up + Self.going else { return nil }
      let came = min(1, (time - touch.down + Self.coming) / Self.coming)
      let gone = max(0, (time - touch.up) / Self.going)
      let place = touch.point(at: time)
      return .group(
        .transform(
          ProjectionTransform(CGAffineTransform(translationX: place.x, y: place.y))),
        [
          PointerDrawing.touch(
            size: size * (1.35 - 0.35 * came + 0.15 * gone), opacity: came * (1 - gone))
        ])
    }
  }
}

extension TouchTrace {
  var isOfTwoFingers: Bool { kind == .pinch || kind == .rotate }

  /// Where the finger is; where it comes down before that, where it was lifted after.
  func point(at time: Double) -> CGPoint {
    guard let next = waypoints.firstIndex(where: { $0.time > time }) else {
      return waypoints.last?.point ?? .zero
    }
    guard next > 0 else { return waypoints[0].point }
    let (before, after) = (waypoints[next - 1], waypoints[next])
    let part = (time - before.time) / (after.time - before.time)
    return CGPoint(
      x: before.point.x + (after.point.x - before.point.x) * part,
      y: before.point.y + (after.point.y - before.point.y) * part)
  }
}
