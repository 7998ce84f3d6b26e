import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// How a scroll view goes on by itself: it slows down, comes back from beyond an edge, or travels
/// to where it was sent.
@MainActor
final class ScrollMotion: Ticking {
  weak var item: ScrollItem?
  private var course: [ScrollCourse] = []
  private(set) var isMoving = false

  private static let travel = Spring(duration: 0.5, bounce: 0)

  var runsForever: Bool { false }

  var running: RunningAnimation? {
    guard isMoving, let item, let start = course.map(\.start).min() else { return nil }
    return RunningAnimation(
      view: "ScrollView", property: "scrolling", elapsed: item.graph.time - start, duration: nil)
  }

  /// Of the offset now, in points a second; nil while a finger has it, or nothing.
  var velocity: CGVector? {
    guard let item, item.phase.isByItself, course.count == 2 else { return nil }
    // Nothing moves yet in the moment after the finger has gone.
    let (time, step) = (item.graph.time + ScrollDeceleration.delay, 1e-4)
    let speed = course.map { ($0.offset(at: time + step) - $0.offset(at: time)) / step }
    return CGVector(dx: speed[0], dy: speed[1])
  }

  func stop() {
    isMoving = false
    if item?.phase.isByItself ?? false { item?.phase = .idle }
  }

  /// - Parameter velocity: Of the offset, in points a second.
  func start(velocity: CGSize) {
    guard let item else { return }
    let (offset, range, time) = (item.offset, item.range, item.graph.time)
    course = [
      (offset.x, velocity.width, range.width), (offset.y, velocity.height, range.height),
    ].map { offset, velocity, range in
      guard offset < 0 || offset > range else {
        return ScrollCourse(.coasting(ScrollDeceleration(from: offset, velocity: velocity)), time)
      }
      let edge = offset < 0 ? 0 : range
      return ScrollCourse(
        .bouncing(
          ScrollBounce(
            edge: edge, over: offset - edge, velocity: velocity, delay: ScrollDeceleration.delay)),
        time)
    }
    run(.decelerating)
  }

  /// Where an offset comes to rest that goes on at a speed.
  static func end(from offset: CGPoint, velocity: CGSize) -> CGPoint {
    CGPoint(
      x: ScrollDeceleration(from: offset.x, velocity: velocity.width).end,
      y: ScrollDeceleration(from: offset.y, velocity: velocity.height).end)
  }

  func travel(to target: CGPoint, velocity: CGSize = .zero, as phase: ScrollPhase = .animating) {
    guard let item else { return }
    course = [
      (item.offset.x, target.x, velocity.width), (item.offset.y, target.y, velocity.height),
    ].map { from, target, velocity in
      ScrollCourse(
        .travelling(from: from, to: target, velocity: velocity, Self.travel), item.graph.time)
    }
    run(phase)
  }

  private func run(_ phase: ScrollPhase) {
    item?.phase = phase
    guard !isMoving else { return }
    isMoving = true
    item?.graph.register(self)
  }

  func tick(to time: Double) -> Bool {
    guard isMoving, let item, !item.node.isDestroyed else { return false }
    let range = item.range
    course[0].bounce(in: range.width, isAllowed: item.bounces(along: .horizontal), at: time)
    course[1].bounce(in: range.height, isAllowed: item.bounces(along: .vertical), at: time)
    item.move(to: CGPoint(x: course[0].offset(at: time), y: course[1].offset(at: time)))
    isMoving = !course.allSatisfy { $0.isOver(at: time) }
    if !isMoving { item.phase = .idle }
    return isMoving
  }
}
