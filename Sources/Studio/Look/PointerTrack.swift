import Foundation
import Geometry
import Motion

/// Where a pointer is at every moment of a clip, and how far it is pressed: a function of the clip's
/// touches alone.
///
/// It waits where it was, sets out so that it arrives a little before what it presses, goes along a slight
/// curve, presses, follows what it drags, and where there is time goes aside so that what it pressed is
/// seen. The numbers are those of the documentation's recordings where they are marked so.
struct PointerTrack {
  /// Recording: at rest 6 to 8 frames before what it causes.
  private static let early = 7.0 / 60
  /// Seconds that a way takes at the least, for which it leaves what is still pressed.
  private static let hurry = 0.1
  /// Seconds that it stays after a touch, and that must be left until the next for it to go aside.
  private static let stay = 0.45
  private static let worthLeaving = 1.6
  /// How far aside, in points of the screen.
  private static let aside = CGSize(width: 52, height: 74)
  /// Recording: what the arrow covers to the right of its tip and below, in points of the screen, with a little room.
  private static let arrow = CGSize(width: 34, height: 49)

  private var ways: [PointerWay] = []
  private let presses: [PointerPress]
  private let start: CGPoint
  private let loopEnd: Double?

  /// - Parameters:
  ///   - touches: In any order; those of a second finger are left to it.
  ///   - loopEnd: When it is to be where it began; nil leaves it where it is last.
  init(_ touches: [TouchTrace], screen: CGSize, loopEnd: Double? = nil) {
    self.loopEnd = loopEnd
    let touches = touches.filter { $0.index == 0 && !$0.waypoints.isEmpty }
      .sorted { $0.down < $1.down }
    presses = touches.filter { $0.kind != .hover }.map(PointerPress.init)
    // Recording: near the middle at first.
    let first = CGPoint(x: screen.width * 0.56, y: screen.height * 0.64)
    start = touches.first.map { $0.down < Self.early ? $0.waypoints[0].point : first } ?? first
    var (place, free) = (start, 0.0)
    // Since when it rests at its place, which it may have to leave before it is free.
    var rests = 0.0
    for (number, touch) in touches.enumerated() {
      let target = touch.waypoints[0].point
      let arrival = min(touch.down, touch.effect - Self.early)
      var departure = max(free, arrival - PointerWay.time(from: place, to: target))
      var end = arrival > departure ? arrival : max(touch.down, departure)
      if end - departure < Self.hurry {
        end = max(end, min(touch.effect, free + Self.hurry / 2))
        departure = max(min(rests, departure), end - Self.hurry)
      }
      ways.append(PointerWay(from: place, to: target, start: departure, end: end))
      for (before, after) in zip(touch.waypoints, touch.waypoints.dropFirst()) {
        ways.append(
          PointerWay(
            from: before.point, to: after.point, start: max(before.time, end), end: after.time,
            isFinger: true))
      }
      (place, free) = (touch.waypoints[touch.waypoints.count - 1].point, touch.up)
      rests = touch.waypoints.contains { $0.point != place } ? touch.up : max(touch.down, end)
      let next = number + 1 < touches.count ? touches[number + 1].down : .infinity
      // From what it pressed last it goes home, if it is to.
      if touch.kind != .hover, next - free >= Self.worthLeaving, loopEnd == nil || next < .infinity
      {
        let rest = Self.rest(beside: place, on: screen)
        let leaves = free + Self.stay
        let time = PointerWay.time(from: place, to: rest)
        ways.append(PointerWay(from: place, to: rest, start: leaves, end: leaves + time))
        (place, free, rests) = (rest, leaves + time, leaves + time)
      }
    }
    if let loopEnd, free < loopEnd {
      let leaves = max(free, loopEnd - PointerWay.time(from: place, to: start))
      ways.append(PointerWay(from: place, to: start, start: leaves, end: loopEnd))
    }
  }

  /// To the right and below, as long as the arrow is on the screen there: else to the other side.
  private static func rest(beside place: CGPoint, on screen: CGSize) -> CGPoint {
    func next(_ place: Double, _ way: Double, _ arrow: Double, _ end: Double) -> Double {
      place + way + arrow <= end ? place + way : max(place - way, min(8, place))
    }
    return CGPoint(
      x: next(place.x, aside.width, arrow.width, screen.width),
      y: next(place.y, aside.height, arrow.height, screen.height))
  }

  /// In points of the screen.
  func point(at time: Double) -> CGPoint {
    guard let way = ways.last(where: { $0.start <= time }) else { return ways.first?.from ?? start }
    return way.point(at: time)
  }

  /// 1 at rest; smaller while it presses.
  func size(at time: Double) -> Double {
    let size = presses.reduce(1) { $0 * $1.size(at: time) }
    guard let loopEnd, time > 0 else { return size }
    return size + (self.size(at: 0) - size) * LoopFade.part(at: time, end: loopEnd)
  }
}
