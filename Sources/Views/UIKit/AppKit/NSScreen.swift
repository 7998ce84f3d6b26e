import Foundation
import ViewEngine

/// AppKit's screen: that of the clip.
///
/// - Note: Approximated: `y` of its frames runs down.
public struct NSScreen: Sendable {
  public static var main: NSScreen? { NSScreen() }
  public static var screens: [NSScreen] { [NSScreen()] }

  public var frame: CGRect { UIScreen.main.bounds }
  public var backingScaleFactor: CGFloat { UIScreen.main.scale }
  public var maximumFramesPerSecond: Int { UIScreen.main.maximumFramesPerSecond }
  public var localizedName: String { "Display" }

  /// Without what is kept free for the menus.
  public var visibleFrame: CGRect {
    let insets = onMainActor { UIScreen.main.safeAreaInsets }
    return CGRect(
      x: frame.minX + insets.left, y: frame.minY + insets.top,
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }
}
