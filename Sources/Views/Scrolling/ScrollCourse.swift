import Foundation
import Motion

/// The way of a scroll view's content along one axis.
struct ScrollCourse {
  enum Kind {
    case coasting(ScrollDeceleration)
    case bouncing(ScrollBounce)
    case travelling(from: CGFloat, to: CGFloat, velocity: CGFloat, Spring)
  }

  private(set) var kind: Kind
  /// Seconds of the graph.
  private(set) var start: Double

  init(_ kind: Kind, _ start: Double) {
    self.kind = kind
    self.start = start
  }

  func offset(at time: Double) -> CGFloat {
    let elapsed = time - start
    switch kind {
    case .coasting(let deceleration): return deceleration.offset(at: elapsed)
    case .bouncing(let bounce): return bounce.offset(at: elapsed)
    case .travelling(let from, let to, _, _):
      return isOver(at: time) ? to : from + travelled(at: elapsed)
    }
  }

  func isOver(at time: Double) -> Bool {
    let elapsed = time - start
    switch kind {
    case .coasting(let deceleration): return elapsed >= deceleration.duration
    case .bouncing(let bounce): return bounce.isOver(at: elapsed)
    case .travelling(let from, let to, let velocity, let spring):
      let speed = spring.velocity(
        target: Double(to - from), initialVelocity: Double(velocity), time: elapsed)
      return abs(from + travelled(at: elapsed) - to) < 0.25 && abs(speed) < 5
    }
  }

  private func travelled(at elapsed: Double) -> CGFloat {
    guard case .travelling(let from, let to, let velocity, let spring) = kind else { return 0 }
    return CGFloat(
      spring.value(target: Double(to - from), initialVelocity: Double(velocity), time: elapsed))
  }

  /// Turns content that has come to an edge by now: it swings over it and back, or stands.
  ///
  /// - Parameter range: The farthest the content can be moved.
  mutating func bounce(in range: CGFloat, isAllowed: Bool, at time: Double) {
    guard case .coasting(let deceleration) = kind else { return }
    let now = deceleration.offset(at: time - start)
    guard now < 0 || now > range else { return }
    let edge = now < 0 ? 0 : range
    let crossing = deceleration.time(reaching: edge) ?? 0
    start += crossing
    kind = .bouncing(
      ScrollBounce(
        edge: edge, over: 0, velocity: isAllowed ? deceleration.velocity(at: crossing) : 0))
  }
}
