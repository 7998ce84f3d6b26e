import Foundation
import ViewEngine

/// UIKit's app, as far as SwiftUI code uses it.
///
/// - Note: Accepted: no effect in a clip, which shows no other app and has one window.
@MainActor @preconcurrency
public final class UIApplication: UIResponder {
  public static let shared = UIApplication()

  public enum State: Int, Sendable { case active, inactive, background }

  /// What an app is launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public weak var delegate: (any UIApplicationDelegate)?
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0
  public var applicationState: State { .active }
  public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  public var windows: [UIWindow] { UIWindowScene.main.windows }
  public var keyWindow: UIWindow? { windows.first }
  public var supportsAlternateIcons: Bool { false }

  nonisolated public static let openSettingsURLString = "app-settings:"
  nonisolated public static let didBecomeActiveNotification = Notification.Name("didBecomeActive")
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "willResignActive")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "didEnterBackground")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "willEnterForeground")
  nonisolated public static let willTerminateNotification = Notification.Name("willTerminate")
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "didReceiveMemoryWarning")
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "userDidTakeScreenshot")

  public func canOpenURL(_ url: URL) -> Bool { false }

  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }

  /// Takes the focus from the field that has it, where that is the action and the target nil; does nothing else.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: Any?)
    -> Bool
  {
    guard target == nil, action.name.hasSuffix("resignFirstResponder") else { return false }
    return FirstResponder.resign()
  }

  public func setAlternateIconName(
    _ name: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// - Returns: False: a clip shows no other app.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    false
  }

  public func registerForRemoteNotifications() {}

  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    .invalid
  }

  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What an app is told about its life; a clip's app is told nothing.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {}

/// Something that may answer to events.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "keyboardWillShow")
  nonisolated public static let keyboardDidShowNotification = Notification.Name("keyboardDidShow")
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "keyboardWillHide")
  nonisolated public static let keyboardDidHideNotification = Notification.Name("keyboardDidHide")
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "keyboardWillChangeFrame")
  nonisolated public static let keyboardFrameEndUserInfoKey = "keyboardFrameEnd"
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "keyboardDuration"

  public override nonisolated init() { super.init() }

  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  // MARK: Touches

  /// Who is told of what this one does nothing with.
  open var next: UIResponder? { nil }
  /// Whether it is told of a finger's way too, or only of where that begins and ends; nil where it is told of no touches.
  ///
  /// What a demo's class overrides of these says so.
  open var _followsTouches: Bool? { nil }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: For subclasses

  /// - Note: Accepted: never called; a view is made anew for another appearance.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
