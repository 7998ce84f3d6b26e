/// A node that says which of the views in its content are on screen, and keeps those back of which it has
/// not said so.
@MainActor
package protocol RowKeeping: Node {}

extension Node {
  /// Whether what is here counts as shown: a tab that is not chosen does not, nor a row of a lazy container
  /// that has been scrolled away (rule `rows-appear-in-sight`).
  var isOnScreen: Bool {
    /// What was said of the place nearest to this one, below the next keeper of rows.
    var said: Bool?
    var isShownElsewhere = false
    var node = self as Node?
    while let current = node {
      if current.isOffScreen { return false }
      if current is any RowKeeping {
        guard said ?? isShownElsewhere else { return false }
        (said, isShownElsewhere) = (nil, false)
      } else if said == nil, let isInSight = current.isInSight {
        // What a condition or a `ForEach` has brought since is new: nothing was said of it.
        said = current is DynamicNode && current !== self ? false : isInSight
      }
      // Where its content is put is known to what shows it alone.
      if current is any SubviewReading { isShownElsewhere = true }
      node = current.parent
    }
    return true
  }

  /// Keeps the subtree without showing it, or shows it again.
  package final func setOnScreen(_ isOnScreen: Bool) {
    guard isOffScreen == isOnScreen else { return }
    isOffScreen = !isOnScreen
    tellSight()
  }

  /// What is in the subtree looks again whether it is on screen, innermost first as when it is made.
  package final func tellSight() {
    for child in childNodes { child.tellSight() }
    noteSight()
  }
}
