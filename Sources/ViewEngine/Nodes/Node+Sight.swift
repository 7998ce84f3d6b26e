/// A node that says which of the views in its content are on screen, and keeps those back of which it has
/// not said so.
@MainActor
package protocol RowKeeping: Node {
  /// Whether it has those elements of long collections made that are near what is shown.
  var makesWhatIsNear: Bool { get }
  /// Everything is in its place, or has been scrolled: which of them are on screen now.
  func look()
}

extension RowKeeping {
  /// Says of each of its rows whether it is in sight, and has look again what that changes, in the order of
  /// the rows.
  ///
  /// A row's item belongs to its innermost node; what stands between that and this one, such as a row's own
  /// `onAppear`, is in sight where one of its rows is.
  package func tell(_ rows: [(item: Item, isInSight: Bool)]) {
    let rows = rows.map { (path: path(to: $0.item.origin), isInSight: $0.isInSight) }
    let seen = Set(rows.filter(\.isInSight).flatMap { $0.path.map(ObjectIdentifier.init) })
    // All is said before anybody looks: what two rows share is in sight with one of them.
    let changed = rows.compactMap { row in
      row.path.filter { node in
        let isInSight = seen.contains(ObjectIdentifier(node))
        defer { node.isInSight = isInSight }
        return node.isInSight != isInSight
      }.last
    }
    for node in changed { node.tellSight() }
  }

  /// From a row up to this node, without it.
  private func path(to row: Node) -> [Node] {
    var path: [Node] = []
    var node = row as Node?
    while let current = node, current !== self {
      path.append(current)
      node = current.parent
    }
    return path
  }
}

extension Node {
  /// Whether what is here counts as shown: a tab that is not chosen does not, nor a page below another, nor
  /// a row of a lazy container that has been scrolled away (rule `rows-appear-in-sight`).
  var isOnScreen: Bool {
    /// What was said of the place nearest to this one, below the next keeper of rows.
    var said: Bool?
    var isShownElsewhere = false
    var node = self as Node?
    while let current = node {
      if current.presence != .shown { return false }
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
  package final func set(_ presence: Presence) {
    guard self.presence != presence else { return }
    self.presence = presence
    tellSight()
  }

  /// What is in the subtree looks again whether it is on screen, innermost first as when it is made.
  package final func tellSight() {
    for child in childNodes { child.tellSight() }
    noteSight()
  }
}
