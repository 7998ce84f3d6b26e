/// Looks after each layout at what a subtree hands up.
@MainActor
package class PreferenceObserver {
  unowned let node: Node
  var isOver = false

  init(node: Node) {
    self.node = node
  }

  func read() {}
}

/// Who looks at preferences in a graph.
@MainActor
final class PreferenceObservers {
  private var observers: [PreferenceObserver] = []
  /// A view has said which colour scheme it prefers, or that it prefers none.
  var mayPreferColorScheme = false
  /// What the platform's window asks for where no view does.
  var preferredByWindow: ColorScheme?

  func add(_ observer: PreferenceObserver) {
    observers.append(observer)
  }

  /// Innermost first, as those further out may read what the others change.
  func read() {
    observers.removeAll { $0.isOver }
    for observer in observers.sorted(by: { $0.node.depth > $1.node.depth }) {
      observer.read()
    }
  }
}
