import Motion

/// An animatable value in the graph, ticked while its animation runs.
@MainActor
package final class AnimatedAttribute<Value: VectorArithmetic>: Ticking {
  private var animated: AnimatedValue<Value>
  private unowned let node: Node
  /// The same, for whoever looks at what still runs when its node may be gone.
  private let place: Backlink<Node>
  private let name: String
  private let onChange: () -> Void
  private var isRegistered = false

  /// - Parameter name: What of the view it is, as in SwiftUI's own modifiers: `opacity`.
  package init(_ value: Value, _ name: String, node: Node, onChange: @escaping () -> Void = {}) {
    animated = AnimatedValue(value)
    self.node = node
    place = node.link
    self.name = name
    self.onChange = onChange
  }

  /// What is shown now.
  package var value: Value { animated.presentation }
  /// Where the animation leads.
  package var model: Value { animated.model }
  package var isAnimating: Bool { animated.isAnimating }
  package var runsForever: Bool { animated.runsForever }
  package var isHeld: Bool { animated.isHeld }

  package func set(_ value: Value, transaction: Transaction) {
    let before = animated.model
    animated.set(
      value, transaction: transaction, at: node.graph.time, environment: node.environment)
    guard animated.isAnimating else { return }
    if !isRegistered {
      isRegistered = true
      node.graph.register(self)
    } else if before != value {
      // It stands where it stood, so that nothing else would tell that it goes elsewhere now.
      node.graph.noteTurn()
    }
  }

  /// Starts over from a value, without animation.
  package func reset(to value: Value) {
    animated.cancel()
    animated = AnimatedValue(value)
  }

  package func cancel() {
    animated.cancel()
  }

  package var running: RunningAnimation? {
    guard let place = place.object, !place.isDestroyed, let run = animated.run(at: place.graph.time)
    else {
      return nil
    }
    return RunningAnimation(view: place.viewName, property: name, run: run)
  }

  package func tick(to time: Double) -> Bool {
    if animated.advance(to: time) { onChange() }
    isRegistered = animated.isAnimating
    return isRegistered
  }
}
