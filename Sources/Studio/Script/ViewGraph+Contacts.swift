import Foundation
@_spi(Engine) import ViewEngine

extension ScriptStep.Action {
  /// Seconds by which a finger is down before the time that the step is said to happen at.
  var lead: Double {
    switch self {
    case .tap: Script.pressDuration
    case .doubleTap: Script.pressDuration * 2 + Script.Hand.doublePause
    default: 0
    }
  }
}

extension ViewGraph {
  /// What fingers do for a step, and where.
  ///
  /// - Parameters:
  ///   - down: When the first comes down.
  ///   - start: When the step is said to happen.
  func contacts(
    of action: ScriptStep.Action, from down: Double, to start: Double
  ) throws -> (contacts: [ScriptGesture], point: CGPoint) {
    func rest(_ kind: TouchTrace.Kind, at point: CGPoint, _ from: Double, _ to: Double)
      -> ScriptGesture
    {
      ScriptGesture(
        kind, start: from, from: point, along: [ScriptWaypoint(x: 0, y: 0, time: to - from)])
    }
    switch action {
    case .tap(let target):
      let aim = try tapAim(at: target, time: start)
      return ([rest(.tap, at: aim.point, down, start)], aim.point)
    case .doubleTap(let target):
      let aim = try tapAim(at: target, time: start)
      // Where there is no time before, it is over later.
      let (press, pause) = (Script.pressDuration, Script.Hand.doublePause)
      let end = max(start, down + press * 2 + pause)
      return (
        [
          rest(.tap, at: aim.point, down, down + press),
          rest(.tap, at: aim.point, down + press + pause, end),
        ], aim.point
      )
    case .drag(let target, let path, let kind):
      let aim = try aim(at: target, to: kind == .press ? "press" : "drag", time: start) {
        switch ($0, kind) {
        case (.press, .press), (.carry, .press), (.drag, .drag): true
        default: false
        }
      }
      return ([ScriptGesture(kind, start: start, from: aim.point, along: path)], aim.point)
    case .swipe(let target, let way):
      let middle = CGPoint(x: canvas.size.width / 2, y: canvas.size.height / 2)
      let aim =
        try target.map { try self.aim(at: $0, to: "swipe", time: start) }
        ?? Aim(point: middle, frame: canvas.rect)
      return ([flick(way, on: aim, at: start)], aim.point)
    case .pinch(let target, let factor, let seconds):
      let aim = try aim(at: target, to: "pinch", time: start) { $0.pinches }
      return (pinch(by: factor, on: aim, at: start, over: seconds), aim.point)
    case .rotate(let target, let degrees, let seconds):
      let aim = try aim(at: target, to: "rotate", time: start) { $0.rotates }
      let room = aim.reach
      return (
        fingers(.rotate, at: aim.point, start: start, over: seconds) { progress in
          (room, -.pi / 4 + degrees * .pi / 180 * progress)
        }, aim.point
      )
    case .hover(let target):
      let aim = try aim(at: target, to: "hover over", time: start)
      return ([rest(.hover, at: aim.point, start, start + Script.Hand.hover)], aim.point)
    case .scroll, .crown, .type, .press, .change, .wait, .waitUntilSettled, .cue, .time:
      return ([], .zero)
    }
  }

  private func pinch(
    by factor: Double, on aim: Aim, at start: Double, over seconds: Double
  ) -> [ScriptGesture] {
    let room = aim.reach
    // The farther of the two places is as far as there is room for, if the nearer is far enough.
    let (begin, end) =
      factor > 1
      ? (max(room / factor, min(room, Script.Hand.reach.lowerBound)), room)
      : (room, room * factor)
    let from = factor > 1 ? begin : end / factor
    return fingers(.pinch, at: aim.point, start: start, over: seconds) { progress in
      (from * (1 + (factor - 1) * progress), -.pi / 4)
    }
  }

  private func flick(_ way: ScriptDirection, on aim: Aim, at start: Double) -> ScriptGesture {
    let unit: CGSize =
      switch way {
      case .left: CGSize(width: -1, height: 0)
      case .right: CGSize(width: 1, height: 0)
      case .up: CGSize(width: 0, height: -1)
      case .down: CGSize(width: 0, height: 1)
      }
    let length = aim.frame.map { unit.width == 0 ? $0.height : $0.width } ?? .infinity
    let limits = Script.Hand.flickWay
    let way = min(max(length * 0.6, limits.least), limits.most)
    // Half of the way is before the middle, as far as the finger is still on what it flicks.
    let before = aim.frame == nil ? 0 : min(way / 2, length * 0.35)
    let from = CGPoint(
      x: aim.point.x - unit.width * before, y: aim.point.y - unit.height * before)
    return ScriptGesture(
      .swipe, start: start, from: from,
      along: [
        ScriptWaypoint(x: unit.width * way, y: unit.height * way, time: Script.Hand.flick)
      ])
  }

  /// Two fingers on both sides of a point.
  ///
  /// - Parameter place: How far each is from the point, and the first's angle there, in radians, when
  ///   that much of the way is done.
  private func fingers(
    _ kind: TouchTrace.Kind, at point: CGPoint, start: Double, over seconds: Double,
    _ place: (Double) -> (radius: CGFloat, angle: CGFloat)
  ) -> [ScriptGesture] {
    let parts = 24
    return [0, 1].map { index in
      func offset(_ progress: Double) -> CGPoint {
        let (radius, angle) = place(progress)
        let sign: CGFloat = index == 0 ? 1 : -1
        return CGPoint(x: sign * radius * cos(angle), y: sign * radius * sin(angle))
      }
      let begin = offset(0)
      let path = (1...parts).map { part in
        let progress = Double(part) / Double(parts)
        // Slower at both ends, as a hand is.
        let place = offset(progress * progress * (3 - 2 * progress))
        return ScriptWaypoint(
          x: place.x - begin.x, y: place.y - begin.y, time: seconds * progress)
      }
      return ScriptGesture(
        kind, index: index, start: start, from: CGPoint(x: point.x + begin.x, y: point.y + begin.y),
        along: path)
    }
  }
}

extension ViewGraph.Aim {
  /// Points from the middle to each of two fingers that are on it.
  var reach: CGFloat {
    let limits = Script.Hand.reach
    guard let frame else { return limits.upperBound * 0.75 }
    let side = min(frame.width, frame.height)
    return min(max(side * 0.45, limits.lowerBound), limits.upperBound)
  }
}
