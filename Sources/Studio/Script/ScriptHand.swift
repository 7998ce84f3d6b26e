import Foundation
@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

/// What the fingers of a hand do together: one, one again and again, or two at once.
struct ScriptHand {
  private var contacts: [ScriptGesture]
  /// Whether the finger of the same place has come down, and been lifted.
  private var states: [(isDown: Bool, isOver: Bool)]
  /// When somebody comes down, is at a place of the way, or is lifted.
  private let stops: [Double]
  private var passed = 0

  /// - Parameter contacts: One at least. Those of a second finger begin and end with one of the first.
  init(_ contacts: [ScriptGesture]) {
    self.contacts = contacts
    states = contacts.map { _ in (false, false) }
    stops = Set(contacts.flatMap { $0.trace.waypoints.map(\.time) }).sorted()
  }

  /// When the last finger is lifted.
  var end: Double { stops.last ?? 0 }
  var kind: TouchTrace.Kind { contacts[0].kind }

  /// Moves on to a time, on the graph's clock.
  ///
  /// - Parameter touched: Told of each contact as it comes down.
  @MainActor
  mutating func move(
    _ graph: ViewGraph, to time: Double, touched: (TouchTrace) -> Void
  ) {
    while passed < stops.count, stops[passed] <= time + 1e-9 {
      passed += 1
      stand(on: graph, at: stops[passed - 1], touched)
    }
    stand(on: graph, at: time, touched)
  }

  @MainActor
  private mutating func stand(
    on graph: ViewGraph, at time: Double, _ touched: (TouchTrace) -> Void
  ) {
    for index in contacts.indices
    where !states[index].isDown && contacts[index].start <= time + 1e-9 {
      let contact = contacts[index]
      graph.advance(to: max(contact.start, graph.time))
      if contact.kind == .hover {
        graph.movePointer(to: contact.from)
        states[index].isOver = true
      } else if contact.index == 0 {
        graph.touchDown(at: contact.from)
      } else {
        graph.secondTouch(at: contact.from)
      }
      states[index].isDown = true
      touched(contact.trace)
    }
    for index in contacts.indices where states[index].isDown && !states[index].isOver {
      while let move = contacts[index].nextMove(notAfter: time) {
        graph.advance(to: max(move.time, graph.time))
        if contacts[index].index == 0 {
          graph.touchMoved(to: move.point)
        } else {
          graph.secondTouch(at: move.point)
        }
      }
    }
    // The second finger goes first: a touch is over when the first is lifted.
    for index in contacts.indices.reversed()
    where states[index].isDown && !states[index].isOver && contacts[index].end <= time + 1e-9 {
      graph.advance(to: max(contacts[index].end, graph.time))
      if contacts[index].index == 0 {
        graph.touchUp(at: contacts[index].to)
      } else {
        graph.secondTouch(at: nil)
      }
      states[index].isOver = true
    }
  }
}
