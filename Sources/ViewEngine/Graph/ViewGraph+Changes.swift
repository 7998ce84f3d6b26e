import Motion

// How nodes, state and items reach the parts of their graph.
extension ViewGraph {
  /// Another number in each update.
  package var updateID: Int { cycle.updateID }
  /// Of the update in progress.
  var transaction: Transaction { cycle.transaction }
  /// A body is being read: state shows what the update's own transaction has committed.
  package var isUpdating: Bool { cycle.phase != .idle }
  package var isLayingOut: Bool { cycle.phase == .layingOut }
  /// What the views were last changed with.
  package var lastChange: GraphChange? { cycle.lastChange }

  /// Marks a node to be evaluated with the transaction of the change; the change itself is
  /// committed when its transaction's turn comes.
  package func invalidate(
    _ node: Node, transaction: Transaction, commit: @escaping () -> Void = {}
  ) {
    cycle.invalidate(node, transaction: transaction, commit: commit)
  }

  /// Marks a node to have more of its elements made, once all that is changed has been.
  func makeMore(of node: Node, transaction: Transaction, commit: @escaping () -> Void) {
    cycle.makeMore(of: node, transaction: transaction, commit: commit)
  }

  /// Has the whole screen look otherwise.
  func changeAppearance(of root: Node, commit: @escaping () -> Void) {
    cycle.changeAppearance(of: root, commit: commit)
  }

  /// The appearance that the platform's window asks for where no view does.
  package var preferredByWindow: ColorScheme? {
    get { preferences.preferredByWindow }
    set {
      preferences.preferredByWindow = newValue
      preferences.mayPreferColorScheme = true
      root?.readPreferredColorScheme()
    }
  }

  /// A presentation value changed: the node's body is evaluated with it in this tick.
  package func reevaluateOnTick(_ node: Node) { cycle.reevaluateOnTick(node) }

  /// Runs once the update in progress has its layout: `onAppear` and its like.
  package func afterUpdate(_ action: @escaping () -> Void) { cycle.afterUpdate(action) }

  package func setNeedsLayout() { cycle.setNeedsLayout() }

  /// Applies all pending changes, each under its own transaction, until nothing is left to do.
  package func flush() { cycle.flush() }

  /// Applies what an event has changed so far, as an animation of UIKit's begins with what is there when it is asked for.
  package func flushInEvent() { cycle.flushInEvent() }

  /// Something may look otherwise, and whoever looks at changes has not been told: what was seen last is not there any more.
  func noteUntoldChange() {
    noteChange()
    seenChange?.forget()
  }

  package func register(_ mover: any Ticking) { movers.add(mover) }

  /// What moves already has been given another way to go.
  package func noteTurn() { movers.turn() }
}
