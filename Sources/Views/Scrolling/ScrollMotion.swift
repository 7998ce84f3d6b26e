import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// How a scroll view goes on by itself: it slows down, comes back from beyond an edge, or travels
/// to where it was sent.
@MainActor
final class ScrollMotion: Ticking {
  weak var item: ScrollItem?
  private var course: [Course] = []
  private(set) var isMoving = false

  /// One axis.
  private struct Course {
    enum Kind {
      /// Slows down by 0.2 % a millisecond, as the platform does.
      case coasting
      case pulled(to: CGFloat, Spring)
    }

    var kind: Kind
    var from: CGFloat
    var velocity: CGFloat
    /// Seconds of the graph.
    var start: Double

    static let decay = -1 / (1000 * log(0.998))

    func offset(at time: Double) -> (value: CGFloat, velocity: CGFloat, isOver: Bool) {
      let elapsed = time - start
      switch kind {
      case .coasting:
        let left = exp(-elapsed / Self.decay)
        return (
          from + velocity * Self.decay * (1 - left), velocity * left,
          abs(velocity * left) * Self.decay < 0.5
        )
      case .pulled(let target, let spring):
        let way = Double(target - from)
        let value = spring.value(target: way, initialVelocity: Double(velocity), time: elapsed)
        let speed = spring.velocity(target: way, initialVelocity: Double(velocity), time: elapsed)
        let isOver = abs(value - way) < 0.25 && abs(speed) < 5
        return (isOver ? target : from + CGFloat(value), CGFloat(speed), isOver)
      }
    }
  }

  private static let edge = Spring(duration: 0.45, bounce: 0)
  private static let travel = Spring(duration: 0.5, bounce: 0)

  var runsForever: Bool { false }

  var running: RunningAnimation? {
    guard isMoving, let item, let start = course.map(\.start).min() else { return nil }
    return RunningAnimation(
      view: "ScrollView", property: "scrolling", elapsed: item.graph.time - start, duration: nil)
  }

  func stop() { isMoving = false }

  /// - Parameter velocity: Of the offset, in points a second.
  func start(velocity: CGSize) {
    guard let item else { return }
    let (offset, range, time) = (item.offset, item.range, item.graph.time)
    course = [
      (offset.x, velocity.width, range.width), (offset.y, velocity.height, range.height),
    ].map { offset, velocity, range in
      if offset < 0 || offset > range {
        return Course(
          kind: .pulled(to: offset < 0 ? 0 : range, Self.edge), from: offset, velocity: velocity,
          start: time)
      }
      return Course(kind: .coasting, from: offset, velocity: velocity, start: time)
    }
    run()
  }

  /// Where an offset comes to rest that goes on at a speed.
  static func end(from offset: CGPoint, velocity: CGSize) -> CGPoint {
    CGPoint(
      x: offset.x + velocity.width * Course.decay, y: offset.y + velocity.height * Course.decay)
  }

  func travel(to target: CGPoint, velocity: CGSize = .zero) {
    guard let item else { return }
    course = [
      (item.offset.x, target.x, velocity.width), (item.offset.y, target.y, velocity.height),
    ].map { from, target, velocity in
      Course(
        kind: .pulled(to: target, Self.travel), from: from, velocity: velocity,
        start: item.graph.time)
    }
    run()
  }

  private func run() {
    guard !isMoving else { return }
    isMoving = true
    item?.graph.register(self)
  }

  func tick(to time: Double) -> Bool {
    guard isMoving, let item, !item.node.isDestroyed else { return false }
    let range = item.range
    let limits = [range.width, range.height]
    var offsets: [CGFloat] = []
    var isOver = true
    for axis in 0..<2 {
      var now = course[axis].offset(at: time)
      if case .coasting = course[axis].kind, now.value < 0 || now.value > limits[axis] {
        let edge = now.value < 0 ? 0 : limits[axis]
        course[axis] = Course(
          kind: .pulled(to: edge, Self.edge), from: edge, velocity: now.velocity, start: time)
        now = course[axis].offset(at: time)
      }
      offsets.append(now.value)
      isOver = isOver && now.isOver
    }
    item.move(to: CGPoint(x: offsets[0], y: offsets[1]))
    isMoving = !isOver
    return isMoving
  }
}
