import Foundation
import Geometry

/// Something that is worth going near.
struct CameraFocus: Hashable {
  /// When it comes about, in seconds from the start of the clip.
  var time: Double
  /// In points of the screen.
  var frame: CGRect

  /// Moments no further apart share one move, where both can be seen from near.
  private static let together = 1.0
  private static let sharedHeight = 0.5
  /// What moves and is taller than this part of the screen, such as a page, is nothing to go near to.
  private static let tallest = 0.7
  /// Seconds after a touch in which what moves is its doing.
  private static let answer = 1.0

  /// What a camera follows: what is touched together with what that moves, and what moves by itself.
  ///
  /// What fills the screen as it moves, such as a page that is pushed, leaves the touch alone to look at, as
  /// in the recordings. A button and the card that it moves are one thing to look at, however far that is away: from
  /// near to the button alone nothing would be seen of what the clip is about.
  static func all(
    _ touches: [TouchTrace], motions: [MotionTrace], screen: CGSize
  ) -> [CameraFocus] {
    let touches = touches.filter { !$0.waypoints.isEmpty }.sorted { $0.down < $1.down }
    func isTall(_ frame: CGRect) -> Bool { frame.height > tallest * screen.height }
    var own = motions.filter { !isTall($0.frame) }
    var foci: [CameraFocus] = []
    for (number, touch) in touches.enumerated() {
      let next = number + 1 < touches.count ? touches[number + 1].down : .infinity
      let caused = min(next, touch.up + answer)
      func isCaused(_ motion: MotionTrace) -> Bool {
        motion.start >= touch.down - 0.05 && motion.start < caused
      }
      let points = touch.waypoints.map { CGRect(origin: $0.point, size: .zero) }
      let touched = points.dropFirst().reduce(points[0]) { $0.union($1) }
      let all = own.filter(isCaused).reduce(touched) { $0.union($1.frame) }
      own.removeAll(where: isCaused)
      foci.append(CameraFocus(time: touch.effect, frame: all))
    }
    foci += own.map { CameraFocus(time: $0.start, frame: $0.frame) }
    foci.sort { $0.time < $1.time }
    return foci.reduce(into: []) { kept, focus in
      if let last = kept.last, focus.time - last.time < together,
        last.frame.union(focus.frame).height <= sharedHeight * screen.height
      {
        kept[kept.count - 1].frame = last.frame.union(focus.frame)
      } else {
        kept.append(focus)
      }
    }
  }
}
