import Foundation
@_spi(Engine) import ViewEngine

extension TouchDemonstration {
  /// What a script does to show a target's use.
  ///
  /// - Parameters:
  ///   - first: What `Tap()` would find.
  ///   - word: What is typed into a field.
  ///   - number: Which of its ``ways``, or of the spots that are tapped one after the other.
  ///   - screen: Its size, which a finger does not leave.
  func steps(
    on target: TapTarget, first: TapTarget?, typing word: String, way number: Int,
    within screen: CGSize
  ) -> [ScriptStep] {
    let start =
      isSpot
      ? Self.spot(number, on: target)
      : ways > 1 ? Self.start(number, on: target, within: screen) : target.center
    let way = Self.way(number, from: start, within: screen)
    // Events are called by what they are for rather than by where they are.
    let aim: Target =
      target == first && start == target.center ? .first : .point(x: start.x, y: start.y)
    switch self {
    case .tap(let count), .spot(let count):
      let taps = Array(repeating: [Tap(aim)], count: max(1, count))
      return Array(taps.joined(separator: [Wait(Self.pause)]))
    case .press(let seconds):
      let stay = ScriptWaypoint(x: 0, y: 0, time: seconds + Self.hold)
      return [ScriptStep(action: .drag(aim, along: [stay], as: .press))]
    case .drag: return [Self.carry(aim, by: way, after: 0)]
    case .carry(let seconds): return [Self.carry(aim, by: way, after: seconds + 0.1)]
    case .slide(let way): return [Drag(aim, by: way, over: Self.travel)]
    case .pull(let way, _):
      return [Drag(aim, by: CGSize(width: 0, height: way), over: Self.travel)]
    case .dismiss(let way):
      // By the middle of its top, where a grabber is.
      let top = CGPoint(x: target.frame.midX, y: max(target.frame.minY, 0) + Self.grabber)
      return [
        Drag(
          .point(x: top.x, y: top.y), by: CGSize(width: 0, height: way * 0.8), over: Self.travel)
      ]
    case .raise(let way):
      let top = CGPoint(x: target.frame.midX, y: max(target.frame.minY, 0) + Self.grabber)
      return [
        Drag(.point(x: top.x, y: top.y), by: CGSize(width: 0, height: -way), over: Self.travel)
      ]
    case .pages(let page, let ahead, let behind):
      return Self.turns(of: page, ahead: ahead, behind: behind, at: aim)
    case .pinch: return [Pinch(aim, by: Self.scales[number % Self.scales.count])]
    case .rotate: return [Rotate(aim, by: .degrees(60))]
    case .pinchAndRotate:
      return [
        Pinch(aim, by: Self.scales[0]), WaitUntilSettled(), Wait(Script.Automatic.hold),
        Rotate(aim, by: .degrees(60)),
      ]
    case .type(let isFocused, _, let submits, _, _):
      let text = word.isEmpty ? [] : [TypeText(word)]
      let type = text + (submits ? [Wait(Self.hold), TypeText("\n")] : [])
      return isFocused ? type : [Tap(aim), Wait(Script.Hand.keyboard)] + type
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

  /// Stays for so many seconds, goes its way, and stays there before it lets go.
  private static func carry(_ aim: Target, by way: CGSize, after seconds: Double) -> ScriptStep {
    func end(_ time: Double) -> ScriptWaypoint {
      ScriptWaypoint(x: way.width, y: way.height, time: seconds + time)
    }
    let stay = seconds > 0 ? [ScriptWaypoint(x: 0, y: 0, time: seconds)] : []
    return ScriptStep(
      action: .drag(aim, along: stay + [end(travel), end(travel + hold)], as: .drag))
  }

  /// On to the next pages, and one back; from the last page back, and on again.
  private static func turns(of page: CGSize, ahead: Int, behind: Int, at aim: Target)
    -> [ScriptStep]
  {
    let (next, back): (ScriptDirection, ScriptDirection) =
      page.width > 0 ? (.left, .right) : (.up, .down)
    let isLast = ahead == 0 && behind > 0
    let turns = isLast ? [back, next] : ahead > 1 ? [next, next, back] : [next, back]
    return Array(
      turns.map { [ScriptStep(action: .swipe(aim, $0))] }
        .joined(separator: [WaitUntilSettled(), Wait(Script.Automatic.hold)]))
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
  private static let directions = [
    CGSize(width: 90, height: 40), CGSize(width: -150, height: -20), CGSize(width: 260, height: 10),
    CGSize(width: -260, height: -10), CGSize(width: 0, height: -170), CGSize(width: 0, height: 170),
    CGSize(width: 0, height: -320), CGSize(width: 0, height: 320),
  ]
  /// The way that goes as far as a screen is wide, tried last: a handle that lags behind its finger, or whose track is long,
  /// has come to its end by then.
  private static let toTheEnd = directions.count
  private static let dragWays = directions.count + 1
  /// How far two fingers go apart, or together where nothing comes of that, or farther apart, where a gesture begins late.
  private static let scales = [1.8, 0.5, 2.5]
  /// The ways across most of a phone's screen, there and back: cards fly off when they have gone more than half of it,
  /// and the first of one's own pages goes to one side alone.
  private static let across = 2
  private static let acrossBack = 3
  /// Points from a card's edge to where a finger takes it that goes across, and how wide a card is at the least.
  private static let edge: CGFloat = 40
  private static let card: CGFloat = 200
  /// From this width on a screen is larger than a phone's, in points.
  private static let roomy: CGFloat = 600
  /// Points that stay between a finger and the screen's edge.
  private static let margin: CGFloat = 12

  /// How many ways there are to do it.
  var ways: Int {
    switch self {
    case .drag, .carry: Self.dragWays
    case .pinch: Self.scales.count
    default: 1
    }
  }

  var isSpot: Bool { if case .spot = self { true } else { false } }

  /// Below the middle and above it in turn, a little to either side.
  private static func spot(_ number: Int, on target: TapTarget) -> CGPoint {
    let frame = target.frame
    guard target.hasMiddle(of: target.frame) else { return target.center }
    let side: CGFloat = number.isMultiple(of: 2) ? 1 : -1
    return CGPoint(
      x: frame.midX + side * 0.15 * frame.width, y: frame.midY + side * 0.25 * frame.height)
  }

  /// Where a finger comes down: in the middle, or where there is room to go across. Where the middle is a gap or covered,
  /// it is not known what lies around it.
  private static func start(_ number: Int, on target: TapTarget, within screen: CGSize) -> CGPoint {
    let seen = target.frame.intersection(CGRect(origin: .zero, size: screen))
    guard target.frame.width >= card, target.hasMiddle(of: seen) else { return target.center }
    switch number % dragWays {
    case across, toTheEnd: return CGPoint(x: max(target.frame.minX, 0) + edge, y: target.center.y)
    case acrossBack:
      return CGPoint(x: min(target.frame.maxX, screen.width) - edge, y: target.center.y)
    default: return target.center
    }
  }

  /// Where a finger goes from there: to the other side where there is no room on this one.
  private static func way(_ number: Int, from start: CGPoint, within screen: CGSize) -> CGSize {
    if number % dragWays == toTheEnd {
      let isAhead = start.x <= screen.width / 2
      return CGSize(width: (isAhead ? screen.width - margin : margin) - start.x, height: 0)
    }
    // On a larger screen what is to be reached is farther away.
    let scale = min(max(1, screen.width / roomy), 2)
    let way = directions[number % directions.count]
    func turned(_ length: CGFloat, from start: CGFloat, within size: CGFloat) -> CGFloat {
      let room = margin...max(margin, size - margin)
      if room.contains(start + length) { return length }
      if room.contains(start - length) { return -length }
      return min(max(start + length, room.lowerBound), room.upperBound) - start
    }
    return CGSize(
      width: turned(way.width * scale, from: start.x, within: screen.width),
      height: turned(way.height * scale, from: start.y, within: screen.height))
  }
}

extension TapTarget {
  /// Whether a finger reaches it in the middle of what may be seen of it.
  fileprivate func hasMiddle(of part: CGRect) -> Bool {
    abs(center.x - part.midX) < 1 && abs(center.y - part.midY) < 1
  }
}
