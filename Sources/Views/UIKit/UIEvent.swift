import Foundation

/// What fingers do at a time.
public final class UIEvent: NSObject {
  public let timestamp: TimeInterval
  public let allTouches: Set<UITouch>?

  init(_ touch: UITouch, at time: TimeInterval) {
    timestamp = time
    allTouches = [touch]
  }
}
