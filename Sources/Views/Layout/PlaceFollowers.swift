import Foundation
@_spi(Engine) import ViewEngine

/// What tells of where it is, other than by its content: it looks again while something around it moves by itself
/// (rule `readers-follow-their-place`).
@MainActor
protocol PlaceFollowing: Item {
  func look()
}

final class PlaceFollowers: GraphPart {
  private var followers: [WeakFollower] = []

  func add(_ item: any PlaceFollowing, of node: Node) {
    followers.append(WeakFollower(item: item, node: node))
  }

  func moved(in graph: ViewGraph) {
    followers.removeAll { $0.node?.isDestroyed ?? true }
    for follower in followers { follower.item?.look() }
  }
}

private struct WeakFollower {
  weak var item: (any PlaceFollowing)?
  weak var node: Node?
}
