import Foundation
import Geometry
import Motion
import ViewEngine

@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The one in which a finger has gone.
    init(of way: CGSize) {
      if abs(way.width) >= abs(way.height) {
        self = way.width < 0 ? .left : .right
      } else {
        self = way.height < 0 ? .up : .down
      }
    }
  }

  public var direction = Direction.right
  /// - Note: Accepted: a clip has one finger.
  public var numberOfTouchesRequired = 1

  /// - Note: Approximated: told when the finger is lifted, however slow it was.
  override func added(to content: AnyView) -> AnyView {
    AnyView(
      content.contentShape(Rectangle()).simultaneousGesture(
        DragGesture(minimumDistance: 30).onEnded {
          guard self.direction.contains(Direction(of: $0.translation)) else { return }
          self.tell(.ended, at: $0.startLocation)
        }))
  }
}
