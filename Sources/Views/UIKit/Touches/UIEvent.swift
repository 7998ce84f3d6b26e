import Foundation

/// What fingers do at a time.
@MainActor @preconcurrency
public final class UIEvent: NSObject {
  public let timestamp: TimeInterval
  public let allTouches: Set<UITouch>?

  init(_ touch: UITouch, at time: TimeInterval) {
    timestamp = time
    allTouches = [touch]
  }

  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  public func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
