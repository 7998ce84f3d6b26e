import Foundation

extension SKAction {
  public class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(.sequence(actions), duration: actions.reduce(0) { $0 + $1.duration }) {
      .sequence(actions.reversed().map { $0.reversed() })
    }
  }

  public class func group(_ actions: [SKAction]) -> SKAction {
    SKAction(.group(actions), duration: actions.map(\.duration).max() ?? 0) {
      .group(actions.map { $0.reversed() })
    }
  }

  public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(
      .repetition(action, times: count), duration: action.duration * Double(max(0, count))
    ) { .repeat(action.reversed(), count: count) }
  }

  public class func repeatForever(_ action: SKAction) -> SKAction {
    SKAction(.repetition(action, times: nil), duration: .infinity) {
      .repeatForever(action.reversed())
    }
  }

  public class func wait(forDuration seconds: TimeInterval) -> SKAction {
    SKAction(.change { _ in { _, _ in } }, duration: seconds) { .wait(forDuration: seconds) }
  }

  /// - Parameter range: Seconds, half of them to either side; the same ones in each run.
  public class func wait(forDuration seconds: TimeInterval, withRange range: TimeInterval)
    -> SKAction
  {
    SKAction(.change { _ in { _, _ in } }, duration: seconds, range: range) {
      .wait(forDuration: seconds, withRange: range)
    }
  }

  public class func run(_ block: @escaping () -> Void) -> SKAction {
    SKAction(.deed { _ in block() }) { .run(block) }
  }

  public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
    SKAction(.inner(action, childNamed: name)) { .run(action.reversed(), onChildWithName: name) }
  }

  public class func perform(_ selector: Selector, onTarget target: AnyObject) -> SKAction {
    SKAction(.deed { selector.call(from: $0) })
  }

  /// - Parameter block: Given the node and the seconds since the action began, at each step.
  public class func customAction(
    withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction {
    SKAction(.change { node in { _, elapsed in block(node, elapsed) } }, duration: seconds) {
      .customAction(withDuration: seconds, actionBlock: block)
    }
  }

  public class func removeFromParent() -> SKAction { SKAction(.deed { $0.removeFromParent() }) }

  /// - Note: Accepted: a clip has no sound.
  public class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool)
    -> SKAction
  {
    .wait(forDuration: 0)
  }
}
