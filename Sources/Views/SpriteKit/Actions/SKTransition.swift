import Foundation

/// What leads from a scene to the next.
public final class SKTransition: NSObject, @unchecked Sendable {
  enum Kind {
    case fade(UIColor)
    case crossFade
    case push(SKTransitionDirection)
    case moveIn(SKTransitionDirection)
    case reveal(SKTransitionDirection)
  }

  let kind: Kind
  /// Seconds.
  let duration: TimeInterval
  /// Whether a scene stands still meanwhile.
  public var pausesIncomingScene = true
  public var pausesOutgoingScene = true

  private init(_ kind: Kind, _ duration: TimeInterval) {
    self.kind = kind
    self.duration = duration
  }

  public class func crossFade(withDuration seconds: TimeInterval) -> SKTransition {
    SKTransition(.crossFade, seconds)
  }

  /// Over black.
  public class func fade(withDuration seconds: TimeInterval) -> SKTransition {
    fade(with: .black, duration: seconds)
  }

  public class func fade(with color: UIColor, duration seconds: TimeInterval) -> SKTransition {
    SKTransition(.fade(color), seconds)
  }

  public class func push(with direction: SKTransitionDirection, duration: TimeInterval)
    -> SKTransition
  {
    SKTransition(.push(direction), duration)
  }

  public class func moveIn(with direction: SKTransitionDirection, duration: TimeInterval)
    -> SKTransition
  {
    SKTransition(.moveIn(direction), duration)
  }

  public class func reveal(with direction: SKTransitionDirection, duration: TimeInterval)
    -> SKTransition
  {
    SKTransition(.reveal(direction), duration)
  }
}

/// Where scenes move to.
public enum SKTransitionDirection: Int, Sendable {
  case up, down, right, left

  /// The way of a scene that leaves, in parts of the view's size, whose y runs down.
  var way: (x: Double, y: Double) {
    switch self {
    case .up: (0, -1)
    case .down: (0, 1)
    case .right: (1, 0)
    case .left: (-1, 0)
    }
  }
}
