import Foundation
import Geometry
import Motion
import Observation
@_spi(Engine) import ViewEngine

/// What is shown over everything else, the last on top.
@Observable
final class Presentations: Presenter {
  private(set) var shown: [Presented] = []
  @ObservationIgnored private var count = 0
  @ObservationIgnored private var dimsRoot = false

  func newNumber() -> Int {
    count += 1
    return count
  }

  /// Changes one of what is shown, if it is still there.
  func change(_ id: Int, _ body: (inout Presented) -> Void) {
    guard let index = shown.firstIndex(where: { $0.id == id }) else { return }
    body(&shown[index])
  }

  subscript(_ id: Int) -> Presented? { shown.first { $0.id == id } }

  // MARK: Coming and going

  /// Puts something in its first place, off screen. What is a page waits there until it has said how
  /// high it is (``take(_:of:in:)``); anything else comes in at once.
  func present(
    _ view: PresentingView, _ style: Presented.Style, as id: Int, isAnimated: Bool,
    in graph: ViewGraph
  ) {
    let entry = Presented(
      id: id, style: style, live: LivePresented(view), isAnimated: isAnimated,
      arrived: view.arrived)
    withTransaction(.still) { shown.append(entry) }
    if !style.isPage { comeIn(id, in: graph) }
  }

  func change(_ id: Int, to view: PresentingView) { self[id]?.live.update(to: view) }

  private func comeIn(_ id: Int, in graph: ViewGraph) {
    // In a round of its own, after those in which the new view has told its presenter of itself and
    // the presenter has answered: what they change is no motion.
    graph.afterUpdate(rounds: 3) { [self] in
      guard let entry = self[id] else { return }
      var transaction = entry.isAnimated ? entry.transaction : .still
      if let arrived = entry.arrived { transaction.addAnimationCompletion(arrived) }
      withTransaction(transaction) {
        change(id) { $0.isUp = true }
        refreshRoot(of: graph)
      }
    }
  }

  /// Takes what a page says about itself.
  func take(_ look: PresentationLook, of id: Int, in graph: ViewGraph) {
    guard let entry = self[id], !entry.isLeaving else { return }
    guard entry.look.isRead else {
      // The size that a sheet begins with is no change of its size.
      withTransaction(.still) {
        change(id) {
          $0.look = look.read
          $0.zoom = look.zoom.flatMap { ZoomSources.of(graph).rect(of: $0) }
        }
      }
      return comeIn(id, in: graph)
    }
    // The platform animates another height, whatever the change is made with.
    let resizes = look.detents != entry.look.detents || look.selected != entry.look.selected
    withTransaction(resizes ? entry.transaction : .current) {
      change(id) {
        if look.selected != $0.look.selected { $0.chosen = nil }
        $0.look = look.read
      }
      refreshRoot(of: graph)
    }
  }

  /// Sends something off; its view and its state last until it is out of sight.
  ///
  /// - Parameter isAnimated: Whether the change that ends it is one that may be.
  func dismiss(
    _ id: Int, isAnimated: Bool, in graph: ViewGraph, then completion: (() -> Void)?
  ) {
    guard let entry = self[id], !entry.isLeaving else { return }
    // What it presents goes with it.
    for other in shown where other.environment.presentation == id {
      dismiss(other.id, isAnimated: isAnimated, in: graph, then: nil)
    }
    var transaction = isAnimated && entry.isUp ? entry.transaction : .still
    // A finger that has thrown it off says how fast.
    if isAnimated, let release = entry.release { transaction.animation = release }
    transaction.addAnimationCompletion(criteria: .logicallyComplete) { [self] in
      withTransaction(.still) { shown.removeAll { $0.id == id } }
      completion?()
    }
    withTransaction(transaction) {
      change(id) {
        $0.isLeaving = true
        // What it goes back to may have moved.
        if let zoom = $0.look.zoom, $0.zoom != nil {
          $0.zoom = ZoomSources.of(graph).rect(of: zoom) ?? $0.zoom
        }
      }
      refreshRoot(of: graph)
    }
  }

  // MARK: What is behind

  /// Whether views behind something that is shown lose their tint (rule `tint-behind-is-grey`).
  func dimsTint(behind index: Int) -> Bool {
    shown[(index + 1)...].contains { $0.isUp && !$0.isLeaving && $0.dimsTint }
  }

  /// Whether fingers meet nothing that keeps them from what is behind.
  func letsFingersThrough(behind index: Int) -> Bool {
    shown[(index + 1)...].allSatisfy { $0.isLeaving || $0.letsFingersThrough }
  }

  private func refreshRoot(of graph: ViewGraph) {
    let dims = dimsTint(behind: -1)
    guard dims != dimsRoot else { return }
    dimsRoot = dims
    graph.refreshRoot()
  }
}

extension ViewGraph {
  /// Runs once so many updates that wait, and what comes of them, have their layout.
  fileprivate func afterUpdate(rounds: Int, _ action: @escaping () -> Void) {
    afterUpdate { [self] in
      if rounds > 1 { afterUpdate(rounds: rounds - 1, action) } else { action() }
    }
  }
}

extension Transaction {
  /// A change that is no motion.
  static var still: Transaction {
    var transaction = Transaction(animation: nil)
    transaction.disablesAnimations = true
    return transaction
  }
}
