/// Lets what is on a page disappear once another one lies over it, and appear again as that goes
/// (rule `covered-pages-disappear`).
package struct PresenceModifier: ObservingModifier {
  private let isCovered: Bool

  package init(isCovered: Bool) { self.isCovered = isCovered }

  private var presence: Presence { isCovered ? .covered : .shown }

  package func appeared(in node: Node) {
    if isCovered { node.set(presence) }
  }

  package func updated(_ kept: inout Void, from old: Self, in node: Node) {
    let presence = presence
    // What is in the page has its own views by then.
    node.graph.afterUpdate { [weak node] in
      if let node, !node.isDestroyed { node.set(presence) }
    }
  }

  package func disappeared(_ kept: Void, from node: Node) {}
}
