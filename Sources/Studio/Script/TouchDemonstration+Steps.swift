import Foundation
@_spi(Engine) import ViewEngine

extension TouchDemonstration {
  /// What a script does to show a target's use.
  ///
  /// - Parameter first: What `Tap()` would find.
  func steps(on target: TapTarget, first: TapTarget?) -> [ScriptStep] {
    // Events are called by what they are for rather than by where they are.
    let aim: Target =
      target == first ? .first : .point(x: target.center.x, y: target.center.y)
    switch self {
    case .tap(let count):
      let taps = Array(repeating: [Tap(aim)], count: max(1, count))
      return Array(taps.joined(separator: [Wait(Self.pause)]))
    case .press(let seconds):
      let stay = ScriptWaypoint(x: 0, y: 0, time: seconds + Self.hold)
      return [ScriptStep(action: .drag(aim, along: [stay], as: .press))]
    case .drag:
      return [
        ScriptStep(
          action: .drag(
            aim,
            along: [
              ScriptWaypoint(x: Self.way.width, y: Self.way.height, time: Self.travel),
              ScriptWaypoint(
                x: Self.way.width, y: Self.way.height, time: Self.travel + Self.hold),
            ], as: .drag))
      ]
    case .carry(let seconds):
      let way = Self.way
      return [
        ScriptStep(
          action: .drag(
            aim,
            along: [
              ScriptWaypoint(x: 0, y: 0, time: seconds + 0.1),
              ScriptWaypoint(
                x: way.width, y: way.height, time: seconds + 0.1 + Self.travel),
              ScriptWaypoint(
                x: way.width, y: way.height, time: seconds + 0.1 + Self.travel + Self.hold),
            ], as: .drag))
      ]
    case .slide(let way): return [Drag(aim, by: way, over: Self.travel)]
    case .pages(let way):
      return [Drag(aim, by: way, over: Self.travel)]
    case .pinch: return [Pinch(aim, by: 1.8)]
    case .rotate: return [Rotate(aim, by: .degrees(60))]
    case .type: return [TypeText("Hello", into: aim)]
    case .scroll(let way):
      return [CGSize(width: -way.width, height: -way.height), way].flatMap {
        let end = ScriptWaypoint(x: $0.width, y: $0.height, time: Self.travel)
        return [
          ScriptStep(action: .drag(aim, along: [end], as: .scroll)), WaitUntilSettled(),
          Wait(Script.Automatic.hold),
        ]
      }
    }
  }

  /// Seconds between two taps that belong together.
  private static let pause = 0.15
  /// Seconds that a finger stays longer than it must.
  private static let hold = 0.3
  /// Seconds that a finger is on its way, and how far it goes, in points: mostly to the side, because
  /// what can be dragged across is more often seen than what can only be dragged down.
  private static let travel = 0.6
  private static let way = CGSize(width: 90, height: 40)
}
