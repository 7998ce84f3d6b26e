import Foundation
import Motion
import ViewEngine

/// Whether a window, or a person with it, can do something.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = WindowInteractionBehavior(name: "automatic")
  public static let disabled = WindowInteractionBehavior(name: "disabled")
  public static let enabled = WindowInteractionBehavior(name: "enabled")
}

/// When a window's toolbar shows on a full screen.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private let name: String

  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
}

// A clip has one window, which nobody closes, moves or resizes.
extension View {
  /// - Note: Accepted: no effect in a clip, which has one window.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// - Note: Accepted: no effect in a clip, which has one window.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// - Note: Accepted: no effect in a clip, which has one window.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// - Note: Accepted: no effect in a clip, which has one window.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// - Note: Accepted: no effect in a clip, which has one window.
  public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View {
    self
  }

  /// - Note: Accepted: no effect in a clip, whose app is not quit.
  public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }

  /// - Note: Accepted: no effect in a clip, whose app is not quit.
  public func dialogPreventsAppTermination(_ dialogPreventsAppTermination: Bool?) -> some View {
    self
  }

  /// - Note: Accepted: no effect in a clip, whose window is always in front.
  public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }

  /// - Note: Accepted: no effect in a clip, which has one window.
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// - Note: Accepted: no effect in a clip, which nobody records.
  public func contentCaptureProtected(_ isProtected: Bool) -> some View { self }

  /// - Note: Accepted: no effect in a clip, whose bars name no document.
  public func navigationDocument(_ url: URL) -> some View { self }

  /// - Note: Accepted: no effect in a clip, which is not measured.
  public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
}
