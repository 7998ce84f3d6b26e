import Foundation

/// An action that a node runs.
struct NodeRun {
  let key: String?
  let run: ActionRun
}

extension SKNode {
  /// It begins with the scene's next step.
  public func run(_ action: SKAction) { runs.append(NodeRun(key: nil, run: action.started())) }

  public func run(_ action: SKAction, completion block: @escaping () -> Void) {
    run(.sequence([action, .run(block)]))
  }

  /// In place of the one with the same key.
  public func run(_ action: SKAction, withKey key: String) {
    removeAction(forKey: key)
    runs.append(NodeRun(key: key, run: action.started()))
  }

  public func hasActions() -> Bool { !runs.isEmpty }

  public func action(forKey key: String) -> SKAction? {
    runs.first { $0.key == key }?.run.action
  }

  public func removeAction(forKey key: String) { runs.removeAll { $0.key == key } }
  public func removeAllActions() { runs = [] }

  /// Has its actions go on, then those of the nodes in it. What an action starts begins with the next step.
  func runActions(by seconds: Double) {
    guard !isPaused else { return }
    let seconds = seconds * Double(speed)
    for entry in runs where runs.contains(where: { $0.run === entry.run }) {
      guard entry.run.advance(by: seconds, on: self) != nil else { continue }
      runs.removeAll { $0.run === entry.run }
    }
    for child in children where child.parent === self { child.runActions(by: seconds) }
  }

  /// Goes on by so many seconds in what it and the nodes in it do without actions.
  func simulateAll(by seconds: Double) {
    guard !isPaused else { return }
    simulate(by: seconds)
    for child in children { child.simulateAll(by: seconds) }
  }
}
