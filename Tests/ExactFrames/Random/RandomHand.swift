import Foundation
import Geometry
import Studio
import TestSupport
import Views

/// What a hand does in a random clip once its taps are done: in half of all nothing.
struct RandomHand: Sendable, CustomStringConvertible {
  /// In the order of time.
  private(set) var acts: [(act: Act, time: Double)] = []

  /// From a place, in points.
  enum Act: Sendable {
    case drag(CGPoint, by: CGSize, over: Double)
    case pinch(CGPoint, by: Double)
    case turn(CGPoint, degrees: Double)
    case press(CGPoint)
    case doubleTap(CGPoint)
    case type(String)
  }

  /// - Parameter start: When the taps are done, in seconds.
  init(from start: Double, in size: CGSize, _ numbers: inout SeededNumbers) {
    guard numbers.once(in: 2) else { return }
    var time = start
    for _ in 0...numbers.index(2) {
      let act = Self.act(in: size, &numbers)
      acts.append((act, time))
      // What is let go moves on.
      time += act.length + numbers.number(0.05...0.3)
    }
    end = time
  }

  /// When the last is done, in seconds; nil where there is none.
  private(set) var end: Double?

  private static func act(in size: CGSize, _ numbers: inout SeededNumbers) -> Act {
    // Two fingers start up to 24 points from the middle.
    let x = numbers.number(0...size.width)
    let y = numbers.number(0...size.height)
    let inside = CGPoint(
      x: min(max(x, 26), size.width - 26), y: min(max(y, 26), size.height - 26))
    switch numbers.index(10) {
    case 0, 1, 2:
      let way = CGSize(width: numbers.number(-60...60), height: numbers.number(-90...90))
      return .drag(CGPoint(x: x, y: y), by: way, over: numbers.number(0.08...0.4))
    case 3:
      // As back from what was pushed.
      return .drag(CGPoint(x: 1, y: y), by: CGSize(width: 90, height: 0), over: 0.2)
    case 4:
      // As a sheet is drawn down.
      return .drag(CGPoint(x: 60, y: 40), by: CGSize(width: 0, height: 100), over: 0.2)
    case 5: return .pinch(inside, by: numbers.pick([0.6, 1.4]))
    case 6: return .turn(inside, degrees: numbers.number(-80...80))
    case 7: return .press(inside)
    case 8: return .doubleTap(inside)
    default: return .type(numbers.pick(["a", "Hej 12", "👍🏽"]))
    }
  }

  /// Whether it writes, so that there has to be a field.
  var types: Bool {
    acts.contains {
      if case .type = $0.act { true } else { false }
    }
  }

  var steps: [ScriptStep] { acts.map { $0.act.step.at($0.time) } }

  var description: String {
    acts.map { ", \($0.act) at \($0.time)" }.joined()
  }
}

extension RandomHand.Act {
  /// Seconds.
  fileprivate var length: Double {
    switch self {
    case .drag(_, _, let duration): duration
    case .pinch, .turn: 0.3
    case .press, .doubleTap: 0.6
    case .type: 1.3
    }
  }

  fileprivate var step: ScriptStep {
    switch self {
    case .drag(let place, let way, let duration): Drag(place.target, by: way, over: duration)
    case .pinch(let place, let factor): Pinch(place.target, by: factor, over: length)
    case .turn(let place, let degrees): Rotate(place.target, by: .degrees(degrees), over: length)
    case .press(let place): LongPress(place.target, for: length)
    case .doubleTap(let place): DoubleTap(place.target)
    case .type(let text): TypeText(text)
    }
  }
}

extension CGPoint {
  fileprivate var target: Target { .point(x: x, y: y) }
}
