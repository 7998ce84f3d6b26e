import Foundation
import ViewEngine

/// AppKit's app.
///
/// - Note: Accepted: no effect in a clip, which shows no other app and does not end before its time.
@MainActor @preconcurrency
public final class NSApplication: UIResponder {
  public static let shared = NSApplication()

  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }

  public weak var delegate: (any NSApplicationDelegate)?
  public var appearance: NSAppearance?
  public var applicationIconImage: NSImage?
  public var isActive: Bool { true }
  public var isHidden: Bool { false }
  public var windows: [NSWindow] { [NSWindow.main] }
  public var keyWindow: NSWindow? { .main }
  public var mainWindow: NSWindow? { .main }

  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActive")
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActive")
  nonisolated public static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActive")
  nonisolated public static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminate")

  public var effectiveAppearance: NSAppearance {
    let isDark = UITraitCollection.current.userInterfaceStyle == .dark
    return appearance ?? NSAppearance(isDark ? .darkAqua : .aqua)
  }

  @discardableResult
  public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }

  public func activate() {}
  public func activate(ignoringOtherApps flag: Bool) {}
  public func terminate(_ sender: Any?) {}
  public func hide(_ sender: Any?) {}
  public func unhide(_ sender: Any?) {}
  public func orderFrontStandardAboutPanel(_ sender: Any?) {}
  public func orderFrontColorPanel(_ sender: Any?) {}

  /// Takes the focus from the field that has it, where that is the action and the target nil; does nothing else.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
  }
}

/// What an app is told about its life; a clip's app is told nothing.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {}

/// The app, where AppKit has its own.
@MainActor @preconcurrency
public var NSApp: NSApplication! { NSApplication.shared }

/// The light and the dark look.
public struct NSAppearance: Hashable, Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
  }

  public let name: Name

  init(_ name: Name) {
    self.name = name
  }

  public init?(named name: Name) {
    self.name = name
  }

  /// That of the names that is the look.
  public func bestMatch(from appearances: [Name]) -> Name? {
    appearances.contains(name) ? name : nil
  }
}
