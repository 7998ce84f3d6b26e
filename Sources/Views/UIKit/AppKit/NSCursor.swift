import Foundation

/// AppKit's pointer.
///
/// - Note: Accepted: no effect in a clip, whose pointer is the script's.
public final class NSCursor: Sendable {
  private init() {}

  public init(image newImage: NSImage, hotSpot point: CGPoint) {}

  public static let arrow = NSCursor()
  public static let pointingHand = NSCursor()
  public static let iBeam = NSCursor()
  public static let crosshair = NSCursor()
  public static let openHand = NSCursor()
  public static let closedHand = NSCursor()
  public static let resizeLeftRight = NSCursor()
  public static let resizeUpDown = NSCursor()
  public static let resizeLeft = NSCursor()
  public static let resizeRight = NSCursor()
  public static let resizeUp = NSCursor()
  public static let resizeDown = NSCursor()
  public static let operationNotAllowed = NSCursor()
  public static let dragLink = NSCursor()
  public static let dragCopy = NSCursor()
  public static let contextualMenu = NSCursor()
  public static let disappearingItem = NSCursor()
  public static var current: NSCursor { arrow }

  public func push() {}
  public func pop() {}
  public func set() {}
  public static func pop() {}
  public static func hide() {}
  public static func unhide() {}
  public static func setHiddenUntilMouseMoves(_ flag: Bool) {}
}
