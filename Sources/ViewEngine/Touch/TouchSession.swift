import Foundation
import Geometry

/// One touch, from when the finger comes down until every gesture it was meant for is decided.
///
/// Of the gestures around the point one wins: the innermost that is recognised, where none further
/// in is still waiting for another tap; the others are cancelled. Simultaneous ones take no part.
@MainActor
final class TouchSession {
  private unowned let graph: ViewGraph
  private var exclusive: [TouchItem] = []
  private var simultaneous: [TouchItem] = []
  /// Keeps what the items speak to alive until the touch is over.
  private let nodes: [Node]
  private var winner: TouchItem?
  /// What a lifted finger means further out, once it is known that no other tap follows.
  private var held: (items: [TouchItem], event: TouchEvent)?
  /// What gestures that begin as a finger comes down have missed while a tap further in was possible.
  private var missed: [ObjectIdentifier: [TouchEvent]] = [:]
  private let start: CGPoint
  private var timer: VirtualClock.Token?
  private var lastPoint: CGPoint
  /// Where a second finger is.
  private var other: CGPoint?
  private var isDown = true

  /// - Parameter items: Innermost first.
  init(_ items: [TouchItem], at point: CGPoint, graph: ViewGraph) {
    self.graph = graph
    lastPoint = point
    start = point
    nodes = items.map { $0.node }
    for item in items {
      if !item.mask.contains(.subviews) {
        exclusive = []
        simultaneous = []
      }
      guard item.isEnabled else { continue }
      switch item.rank {
      case .normal where exclusive.contains { item.isBar(of: $0) }: simultaneous.append(item)
      case .normal: exclusive.append(item)
      case .high: exclusive.insert(item, at: 0)
      case .simultaneous: simultaneous.append(item)
      }
    }
  }

  /// Something has come of the touch.
  var isRecognized: Bool {
    winner != nil || held != nil || simultaneous.contains { $0.recognizer.claims }
  }

  /// Whether a gesture here waits for another tap on one of these items.
  func awaitsTap(on items: [TouchItem]) -> Bool {
    !isDown
      && items.contains { item in
        (exclusive + simultaneous).contains { $0 === item && $0.recognizer.deadline != nil }
      }
  }

  /// Nothing can come of the touch any more.
  var isOver: Bool { !isDown && waiting.isEmpty }

  func send(_ kind: TouchEvent.Kind, at point: CGPoint) {
    lastPoint = point
    switch kind {
    case .down: isDown = true
    case .up: isDown = false
    case .moved, .time: break
    }
    deliver(
      TouchEvent(
        kind: kind, point: point, other: other, time: graph.time, date: graph.clock.date,
        location: { _ in point }))
    schedule()
  }

  /// A second finger comes down, moves or, with no place, is lifted: to what one finger does that is
  /// none of its own moves.
  func sendOther(at point: CGPoint?) {
    guard isDown, point != other else { return }
    other = point
    send(.moved, at: lastPoint)
  }

  /// The gestures that wait give up: the finger came down somewhere else.
  func giveUp() {
    timer?.cancel()
    for item in waiting { item.recognizer.cancel() }
    releaseHeld()
  }

  // MARK: Who gets it

  private var waiting: [TouchItem] {
    (exclusive + simultaneous).filter {
      !$0.node.isDestroyed && !$0.recognizer.isOver && $0.recognizer.deadline != nil
    }
  }

  private func deliver(_ event: TouchEvent) {
    for item in simultaneous where isOpen(item, to: event) { item.receive(event) }
    if let winner {
      if isOpen(winner, to: event) { winner.receive(event) }
      return
    }
    let before = exclusive.filter { !isHeld($0) }
    offer(event, to: before)
    if winner == nil && before.allSatisfy({ $0.node.isDestroyed || $0.recognizer.isOver }) {
      releaseHeld()
    }
  }

  private func isHeld(_ item: TouchItem) -> Bool { held?.items.contains { $0 === item } ?? false }

  private func isOpen(_ item: TouchItem, to event: TouchEvent) -> Bool {
    !item.node.isDestroyed
      && (event.kind == .down || !item.recognizer.isOver || missed[ObjectIdentifier(item)] != nil)
  }

  private func offer(_ event: TouchEvent, to items: [TouchItem]) {
    for (index, item) in items.enumerated() where isOpen(item, to: event) {
      if awaitsTap(in: items[..<index], item, event) {
        missed[ObjectIdentifier(item), default: []].append(event)
        continue
      }
      for earlier in missed.removeValue(forKey: ObjectIdentifier(item)) ?? [] {
        item.receive(earlier)
      }
      item.receive(event)
      if item.recognizer.claims {
        win(item)
        return
      }
      if event.kind == .up && item.recognizer.deadline != nil {
        if held == nil { held = (Array(items[(index + 1)...]), event) }
        return
      }
    }
  }

  /// A gesture comes after those of what it is on, even if it asks for less than a tap does.
  private func awaitsTap(in inner: ArraySlice<TouchItem>, _ item: TouchItem, _ event: TouchEvent)
    -> Bool
  {
    item.rank == .normal && item.recognizer.claimsAtOnce
      && event.distance(from: start) < Self.slop
      && inner.contains { $0.recognizer.respondsToTaps && !$0.recognizer.isOver }
  }

  /// Points that a finger may move and still tap, as far as what is around is concerned.
  private static let slop: CGFloat = 10

  private func win(_ item: TouchItem) {
    winner = item
    held = nil
    for other in exclusive where other !== item && !other.recognizer.isOver {
      other.recognizer.cancel()
    }
  }

  private func releaseHeld() {
    guard let (items, event) = held else { return }
    held = nil
    offer(event, to: items)
  }

  // MARK: Waiting

  private func schedule() {
    timer?.cancel()
    // Those that are held are not told of the time, so that theirs would never be over.
    let told = waiting.filter { !isHeld($0) }
    guard let next = told.compactMap({ $0.recognizer.deadline }).min() else { return }
    timer = graph.clock.schedule(after: next - graph.time) { [weak self] in
      guard let self else { return }
      self.send(.time, at: self.lastPoint)
      self.graph.endTouchIfOver()
    }
  }
}

extension TouchItem {
  /// How much higher than a field its bar may be, in points, with wide padding: what is larger is a screen that wants to
  /// know of taps beside its fields.
  private static var mostAround: CGFloat { 80 }

  /// Whether it is a bar around a field and wants to know of the taps on it.
  fileprivate func isBar(of field: TouchItem) -> Bool {
    field.recognizer.sharesTaps && recognizer.respondsToTaps
      && screenFrame.height <= field.screenFrame.height + Self.mostAround
  }
}
