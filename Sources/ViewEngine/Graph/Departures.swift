/// Subtrees that their dynamic nodes no longer have, but that a container may still show.
@MainActor
final class Departures {
  private var retired: [Node] = []

  var isEmpty: Bool { retired.isEmpty }

  func add(_ node: Node) {
    retired.append(node)
  }

  /// Gives up what no container shows any more, with the children whose removal has ended.
  func finish(in containers: ContainerRegistry) {
    containers.eraseFinished()
    finishGone(in: containers)
  }

  /// Gives up what no container has begun to let go: it went without a transition.
  func finishGone(in containers: ContainerRegistry) {
    let nodes = retired
    retired = nodes.filter { node in
      guard let retirement = node.retirement, !node.isDestroyed else { return false }
      let isShown = containers.show(retiredRoot: node)
      if !isShown { retirement.owner.finishRetirement(of: retirement.key) }
      return isShown
    }
  }
}
