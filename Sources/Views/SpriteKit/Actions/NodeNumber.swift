import Foundation

/// A number of a node that actions lead.
struct NodeNumber: Sendable {
  let get: @MainActor @Sendable (SKNode) -> CGFloat
  let set: @MainActor @Sendable (SKNode, CGFloat) -> Void

  static let x = NodeNumber(get: { $0.position.x }, set: { $0.position.x = $1 })
  static let y = NodeNumber(get: { $0.position.y }, set: { $0.position.y = $1 })
  static let rotation = NodeNumber(get: { $0.zRotation }, set: { $0.zRotation = $1 })
  static let xScale = NodeNumber(get: { $0.xScale }, set: { $0.xScale = $1 })
  static let yScale = NodeNumber(get: { $0.yScale }, set: { $0.yScale = $1 })
  static let alpha = NodeNumber(get: { $0.alpha }, set: { $0.alpha = $1 })
  static let speed = NodeNumber(get: { $0.speed }, set: { $0.speed = $1 })
  /// Of sprites alone, as the two that follow.
  static let width = NodeNumber(
    get: { ($0 as? SKSpriteNode)?.size.width ?? 0 },
    set: { ($0 as? SKSpriteNode)?.size.width = $1 })
  static let height = NodeNumber(
    get: { ($0 as? SKSpriteNode)?.size.height ?? 0 },
    set: { ($0 as? SKSpriteNode)?.size.height = $1 })
  static let colorBlendFactor = NodeNumber(
    get: { ($0 as? SKSpriteNode)?.colorBlendFactor ?? 0 },
    set: { ($0 as? SKSpriteNode)?.colorBlendFactor = $1 })

  /// Leads it from where it is to a goal.
  func leading(to goal: CGFloat) -> SKAction.Beginning {
    { node in
      let start = get(node)
      return { share, _ in set(node, start + (goal - start) * share) }
    }
  }

  /// Adds to it bit by bit, so that two that do so at a time both count.
  func adding(_ amount: CGFloat) -> SKAction.Beginning {
    { node in
      var done: CGFloat = 0
      return { share, _ in
        set(node, get(node) + amount * (share - done))
        done = share
      }
    }
  }

  /// Leads it to so many times what it is.
  func multiplying(by factor: CGFloat) -> SKAction.Beginning {
    { node in leading(to: get(node) * factor)(node) }
  }
}

extension SKAction {
  /// Changes several numbers of a node at a time.
  convenience init(
    _ changes: [Beginning], duration: Double, opposite: (() -> SKAction)? = nil
  ) {
    self.init(
      .change { node in
        let changes = changes.map { $0(node) }
        return { share, elapsed in for change in changes { change(share, elapsed) } }
      }, duration: duration, opposite: opposite)
  }
}
