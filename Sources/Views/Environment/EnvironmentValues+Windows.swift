import Foundation
import Motion
@_spi(Engine) import ViewEngine

// What a view asks its app for. A clip has one window, which is always in front.

/// Opens a window of the app.
///
/// - Note: Accepted: no effect in a clip, which has one window and says so.
public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) { warn(of: "the window '\(id)'") }
  public func callAsFunction<D: Codable & Hashable>(value: D) { warn(of: "a window of \(D.self)") }
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    warn(of: "the window '\(id)'")
  }

  private func warn(of window: String) {
    warnOfWindow("openWindow: \(window) is not shown; a clip has the app's first window alone.")
  }
}

/// Closes a window of the app.
///
/// - Note: Accepted: no effect in a clip, which has one window.
public struct DismissWindowAction: Sendable {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens the app's settings.
///
/// - Note: Accepted: no effect in a clip, which has one window and says so.
public struct OpenSettingsAction: Sendable {
  public func callAsFunction() {
    warnOfWindow(
      "openSettings: the app's settings are not shown; a clip has the app's first window alone.")
  }
}

/// Whoever looks at the clip wonders why nothing opens.
private func warnOfWindow(_ message: String) {
  guard DispatchQueue.isOnMain else { return }
  onMainActor { ViewGraph.current?.warn(message) }
}

/// Asks for a review of the app.
///
/// - Note: Accepted: no effect in a clip; on a device too the system decides whether it asks.
public struct RequestReviewAction: Sendable {
  public func callAsFunction() {}
}

public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

/// How much the ground of a row stands out.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String

  public static let standard = BackgroundProminence(name: "standard")
  public static let increased = BackgroundProminence(name: "increased")
}

/// Whether a window's controls look as if somebody used them.
public enum ControlActiveState: CaseIterable, Hashable, Sendable { case key, active, inactive }

extension EnvironmentValues {
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var supportsMultipleWindows: Bool { false }
  public var appearsActive: Bool { true }
  /// Of the window, which always has the keyboard.
  public var controlActiveState: ControlActiveState { .key }
  public var isSceneCaptured: Bool { false }
  /// Whether the screen is dimmed, as an always-on one at times is.
  public var isLuminanceReduced: Bool { false }
  /// The material below the view, where it stands on one.
  ///
  /// - Note: Accepted: none is told of.
  public var backgroundMaterial: Material? {
    get { nil }
    set {}
  }
  /// Whether controls answer a pointer that is over them.
  public var isHoverEffectEnabled: Bool {
    get { true }
    set {}
  }
  /// How large the rows of sidebars are, as a person has set it.
  public var sidebarRowSize: SidebarRowSize {
    get { .medium }
    set {}
  }
  /// How much what is below the view stands out.
  ///
  /// - Note: Accepted: what is in a chosen row turns white by itself.
  public var backgroundProminence: BackgroundProminence {
    get { .standard }
    set {}
  }
  /// Whether the view is in a widget, which draws its own background.
  public var showsWidgetContainerBackground: Bool { false }
}
