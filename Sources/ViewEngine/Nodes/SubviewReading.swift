/// A node that looks at the items of its content, which may change without it.
@MainActor
package protocol SubviewReading: Node {
  /// Takes the items there are now.
  func refresh()
}
