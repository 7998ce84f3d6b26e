import Foundation
import Geometry
import Motion

extension ViewGraph {
  /// Everything that can be tapped now, in the order of the views.
  package var tapTargets: [TapTarget] { targets(by: TouchLook()) { $0.recognizer.respondsToTaps } }

  /// Everything that a finger can do something to now, in the order of the views.
  package var touchTargets: [TapTarget] { touchTargets(by: TouchLook()) }

  /// - Parameter look: Nil asks everything about each of them; there are the same.
  func touchTargets(by look: TouchLook?) -> [TapTarget] { targets(by: look) { _ in true } }

  private func targets(by look: TouchLook?, where isIncluded: (TouchItem) -> Bool) -> [TapTarget] {
    touchLook = look
    defer { touchLook = nil }
    let listening = listeningItems
    var targets: [TapTarget] = []
    func visit(_ item: Item) {
      guard item.takesTouches else { return }
      if let touchable = item as? TouchItem, touchable.isEnabled, isIncluded(touchable) {
        let point = touchPoint(of: touchable, besides: listening)
        targets.append(
          TapTarget(
            label: item.targetLabel, text: item.label, identifier: item.identifier,
            controlName: item.controlName, kind: item.kind, frame: item.touchFrame,
            center: point ?? item.touchFrame.center, isReachable: point != nil,
            demonstration: touchable.demonstration, appeal: item.appeal,
            column: item.column, isInListRow: item.isInListRow, isElement: item.isInElement,
            isLink: item.isInLink))
      }
      for child in item.subitems { visit(child) }
    }
    for item in scriptedItems { visit(item) }
    return targets
  }

  /// What a finger may reach, front to back: what is presented, and what is behind where that lets
  /// fingers through.
  private var touchedItems: [Item] {
    [frontItem, host.letsFingersThrough(of: self) ? rootItem : nil].compactMap(\.self)
  }

  /// Whether a tap anywhere beside what is in front closes that.
  package var tapsCloseFront: Bool { host.scriptsAimBehindFront(of: self) }

  /// What scripts find, in that order.
  package var scriptedItems: [Item] {
    let aimsBehind =
      host.letsFingersThrough(of: self)
      || host.scriptsAimBehindFront(of: self)
    return [frontItem, aimsBehind ? rootItem : nil].compactMap(\.self)
  }

  /// Whether a finger on the screen can touch it.
  package func isReachable(_ target: TouchItem) -> Bool {
    touchPoint(of: target, besides: listeningItems) != nil
  }

  /// Whether it is in what scripts find, and not behind what is presented.
  package func isInFront(_ item: Item) -> Bool {
    let front = scriptedItems
    return sequence(first: item, next: \.superitem).contains { around in
      front.contains { $0 === around }
    }
  }

  /// On the screen, where it can be; nil where all of it is covered.
  ///
  /// - Parameter listening: What hears of every finger.
  private func touchPoint(of target: TouchItem, besides listening: [TouchItem]) -> CGPoint? {
    let screen = CGRect(origin: .zero, size: canvas.size)
    let frame = target.touchFrame
    let hears = listening.contains { $0 === target }
    func isHit(at point: CGPoint) -> Bool {
      hears || touchItems(at: point).contains { $0 === target }
    }
    func reaches(_ point: CGPoint) -> Bool { screen.contains(point) && isHit(at: point) }
    let middle = frame.center
    if reaches(middle) { return middle }
    // The middles of its parts, then other places of what is seen of it; what is nearer to the middle first.
    var parts: [CGPoint] = []
    func visit(_ item: Item) {
      if item.subitems.isEmpty { parts.append(item.screenFrame.center) }
      item.subitems.forEach(visit)
    }
    visit(target)
    let others = parts.sorted { $0.distance(to: middle) < $1.distance(to: middle) }
    let seen = (others.prefix(Self.partsTried) + places(in: frame.intersection(screen)))
      .first(where: reaches)
    // A script may name what a small screen has no room for.
    return seen ?? (isHit(at: middle) ? middle : nil)
  }

  private static let partsTried = 32

  /// A grid of places in a rectangle, the nearest to its middle first.
  private func places(in rect: CGRect) -> [CGPoint] {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return [] }
    let steps: [CGFloat] = [0.5, 0.3, 0.7, 0.1, 0.9]
    return steps.flatMap { y in
      steps.map { CGPoint(x: rect.minX + $0 * rect.width, y: rect.minY + y * rect.height) }
    }
    .sorted { $0.distance(to: rect.center) < $1.distance(to: rect.center) }
  }

  /// Puts a finger down: whatever is on top there and responds shows that it is pressed.
  package func touchDown(at point: CGPoint) {
    seenChange?.noteTouch(at: time)
    perform {
      host.pressed(at: point, in: self)
      let items = touchItems(at: point) + listeningItems
      if let touch, !touch.awaitsTap(on: items) {
        touch.giveUp()
        self.touch = nil
      }
      if touch == nil { touch = TouchSession(items, at: point, graph: self) }
      touch?.send(.down, at: point)
    }
  }

  /// Lifts the finger: what was pressed and is still under it is tapped.
  ///
  /// - Returns: Whether something came of the touch.
  @discardableResult
  package func touchUp(at point: CGPoint) -> Bool {
    var isRecognized = false
    seenChange?.noteTouch(at: time)
    perform {
      touch?.send(.up, at: point)
      isRecognized = touch?.isRecognized ?? false
      endTouchIfOver()
    }
    return isRecognized
  }

  /// Moves the finger that is down.
  package func touchMoved(to point: CGPoint) {
    seenChange?.noteTouch(at: time)
    perform {
      host.pressed(at: point, in: self)
      touch?.send(.moved, at: point)
    }
  }

  /// A second finger, beside one that is down: it comes down, moves or, with no place, is lifted.
  package func secondTouch(at point: CGPoint?) {
    seenChange?.noteTouch(at: time)
    perform { touch?.sendOther(at: point) }
  }

  func endTouchIfOver() {
    if touch?.isOver ?? false { touch = nil }
  }

  /// The items around what is on top at a point, innermost first.
  private func touchItems(at point: CGPoint) -> [TouchItem] {
    var items: [TouchItem] = []
    var item = touchedItems.firstNonNil { $0.hitTest(point).first }
    while let current = item {
      if let touchable = current as? TouchItem { items.append(touchable) }
      item = current.superitem
    }
    return items
  }

  /// What takes touches and hears of every finger, whatever it meets.
  private var listeningItems: [TouchItem] {
    var items: [TouchItem] = []
    func listen(_ item: Item) {
      for inner in item.subitems { listen(inner) }
      if let touchable = item as? TouchItem { items.append(touchable) }
    }
    for listener in host.listeners(of: self) { listen(listener) }
    return items
  }
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
