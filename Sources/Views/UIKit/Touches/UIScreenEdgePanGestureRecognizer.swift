import Foundation
import Geometry
import ViewEngine

/// Hears of a finger that comes down at an edge of the screen and moves.
///
/// - Note: Approximated: it hears of one that comes down within 20 points of the edge.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// At which edges it may come down; none hear of nothing.
  public var edges: UIRectEdge = []

  private static let reach: CGFloat = 20

  override func begins(at start: CGPoint) -> Bool {
    let screen = UIScreen.main.bounds
    return edges.contains(.left) && start.x <= screen.minX + Self.reach
      || edges.contains(.right) && start.x >= screen.maxX - Self.reach
      || edges.contains(.top) && start.y <= screen.minY + Self.reach
      || edges.contains(.bottom) && start.y >= screen.maxY - Self.reach
  }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
