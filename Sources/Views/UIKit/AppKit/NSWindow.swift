import Foundation
import Geometry
import ViewEngine

/// AppKit's window.
///
/// - Note: Accepted: what is said of it has no effect in a clip, whose window is as its look says.
@MainActor @preconcurrency
open class NSWindow: UIResponder {
  static let main = NSWindow()

  public struct StyleMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let borderless = StyleMask([])
    public static let titled = StyleMask(rawValue: 1)
    public static let closable = StyleMask(rawValue: 2)
    public static let miniaturizable = StyleMask(rawValue: 4)
    public static let resizable = StyleMask(rawValue: 8)
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
  }

  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let normal = Level(rawValue: 0)
    public static let floating = Level(rawValue: 3)
    public static let statusBar = Level(rawValue: 25)
    public static let screenSaver = Level(rawValue: 1000)
  }

  public struct CollectionBehavior: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
    public static let fullScreenNone = CollectionBehavior(rawValue: 1 << 9)
  }

  public enum TitleVisibility: Int, Sendable { case visible, hidden }
  public enum ButtonType: UInt, Sendable { case closeButton, miniaturizeButton, zoomButton }

  public var title = ""
  public var subtitle = ""
  public var styleMask: StyleMask = [.titled, .closable, .miniaturizable, .resizable]
  public var level = Level.normal
  public var collectionBehavior: CollectionBehavior = []
  public var titleVisibility = TitleVisibility.visible
  public var titlebarAppearsTransparent = false
  public var isMovableByWindowBackground = false
  public var isOpaque = true
  public var hasShadow = true
  public var isReleasedWhenClosed = true
  public var alphaValue: CGFloat = 1
  public var backgroundColor: NSColor?
  public var appearance: NSAppearance?
  public var contentView: NSView?
  public var minSize = CGSize.zero
  public var maxSize = CGSize.zero
  public var frame: CGRect { UIScreen.main.bounds }
  public var screen: NSScreen? { .main }
  public static var allowsAutomaticWindowTabbing = true
  public var tabbingMode = TabbingMode.automatic
  public var isMovable = true
  public var identifier: String?
  public weak var delegate: (any NSWindowDelegate)?
  /// - Note: Accepted: nobody asks who has the keyboard.
  public var firstResponder: UIResponder? { nil }
  public var isKeyWindow: Bool { true }
  public var isVisible: Bool { true }

  public func center() {}
  public func close() {}
  public func performClose(_ sender: Any?) {}
  public func miniaturize(_ sender: Any?) {}
  public func zoom(_ sender: Any?) {}
  public func toggleFullScreen(_ sender: Any?) {}
  public func makeKeyAndOrderFront(_ sender: Any?) {}
  public func orderFront(_ sender: Any?) {}
  public func orderOut(_ sender: Any?) {}
  public func setContentSize(_ size: CGSize) {}
  public func setFrame(_ frameRect: CGRect, display flag: Bool) {}
  public func setFrame(_ frameRect: CGRect, display displayFlag: Bool, animate animateFlag: Bool) {
  }

  /// Takes the focus from the field that has it.
  @discardableResult
  public func makeFirstResponder(_ responder: UIResponder?) -> Bool {
    if responder == nil { FirstResponder.resign() } else { false }
  }

  /// Nil: the window's buttons are the look's.
  public func standardWindowButton(_ b: ButtonType) -> UIControl? { nil }
}

extension NSWindow {
  public enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }

  nonisolated public static let didResizeNotification = Notification.Name("NSWindowDidResize")
  nonisolated public static let didMoveNotification = Notification.Name("NSWindowDidMove")
  nonisolated public static let willCloseNotification = Notification.Name("NSWindowWillClose")
  nonisolated public static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKey")
  nonisolated public static let didResignKeyNotification = Notification.Name("NSWindowDidResignKey")
  nonisolated public static let didEnterFullScreenNotification = Notification.Name(
    "NSWindowDidEnterFullScreen")
  nonisolated public static let didExitFullScreenNotification = Notification.Name(
    "NSWindowDidExitFullScreen")
}

/// What a window is told of; a clip's is told nothing.
@MainActor @preconcurrency
public protocol NSWindowDelegate: NSObjectProtocol {}
