import Motion
@_spi(Engine) import ViewEngine

/// What a text or an image showed before, for as long as it can still be seen.
///
/// A change while an earlier one is under way starts from what is shown: every state keeps coming
/// by the change that brought it and goes by the one that replaced it.
@MainActor
final class ContentHistory<State, Style> {
  /// A state that was left, and the change that left it.
  private struct Step {
    let state: State
    let style: Style
    let progress: AnimatedAttribute<Double>
  }

  /// Progress runs from 0 to this, so that a spring settles as finely as one that moves points.
  private let scale = 100.0

  private unowned let node: Node
  private var steps: [Step] = []

  init(node: Node) {
    self.node = node
  }

  /// The state is left for another one, with an animation.
  func leave(_ state: State, style: Style, transaction: Transaction) {
    prune()
    let progress = AnimatedAttribute(0.0, "contentTransition", node: node)
    progress.set(scale, transaction: transaction)
    steps.append(Step(state: state, style: style, progress: progress))
  }

  /// The new state is there at once.
  func clear() {
    for step in steps { step.progress.cancel() }
    steps = []
  }

  /// States that can still be seen, oldest first; the present one is not among them.
  var earlier: [State] {
    prune()
    return steps.map(\.state)
  }

  /// The change that led to a state: its style and how far it is, 0…1, beyond for springs. Nil
  /// for the oldest one. The index after the last earlier state's is the present one's.
  func arrival(of index: Int) -> (style: Style, progress: Double)? {
    index > 0 ? change(index - 1) : nil
  }

  /// The change that left a state; nil for the present one.
  func departure(of index: Int) -> (style: Style, progress: Double)? {
    index < steps.count ? change(index) : nil
  }

  private func change(_ index: Int) -> (style: Style, progress: Double) {
    (steps[index].style, steps[index].progress.value / scale)
  }

  /// A finished change hides all that came before it.
  private func prune() {
    guard let last = steps.lastIndex(where: { !$0.progress.isAnimating }) else { return }
    steps.removeFirst(last + 1)
  }
}
