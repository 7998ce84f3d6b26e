import Foundation
@_spi(Engine) import ViewEngine

extension TouchDemonstration {
  /// What a script does to show a target's use.
  ///
  /// - Parameters:
  ///   - first: What `Tap()` would find.
  ///   - word: What is typed into a field.
  func steps(on target: TapTarget, first: TapTarget?, typing word: String) -> [ScriptStep] {
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
    case .pull(let way):
      return [Drag(aim, by: CGSize(width: 0, height: way), over: Self.travel)]
    case .dismiss(let way):
      // By the middle of its top, where a grabber is.
      let top = CGPoint(x: target.frame.midX, y: max(target.frame.minY, 0) + Self.grabber)
      return [
        Drag(
          .point(x: top.x, y: top.y), by: CGSize(width: 0, height: way * 0.8), over: Self.travel)
      ]
    case .pages(let page, let count):
      let (next, back): (ScriptDirection, ScriptDirection) =
        page.width > 0 ? (.left, .right) : (.up, .down)
      let turns = count > 1 ? [next, next, back] : [next, back]
      return Array(
        turns.map { [ScriptStep(action: .swipe(aim, $0))] }
          .joined(separator: [WaitUntilSettled(), Wait(Script.Automatic.hold)]))
    case .pinch: return [Pinch(aim, by: 1.8)]
    case .rotate: return [Rotate(aim, by: .degrees(60))]
    case .type(let isFocused):
      let type = TypeText(word)
      return isFocused ? [type] : [Tap(aim), Wait(Script.Hand.keyboard), type]
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

  /// Points from a sheet's top to where a finger takes it.
  private static let grabber: CGFloat = 10
  /// Seconds between two taps that belong together.
  private static let pause = 0.15
  /// Seconds that a finger stays longer than it must.
  private static let hold = 0.3
  /// Seconds that a finger is on its way, and how far it goes, in points: mostly to the side, because
  /// what can be dragged across is more often seen than what can only be dragged down.
  private static let travel = 0.6
  private static let way = CGSize(width: 90, height: 40)
}
