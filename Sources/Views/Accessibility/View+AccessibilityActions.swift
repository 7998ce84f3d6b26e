import Foundation
import Geometry
import Motion
import ViewEngine

// What somebody does with a screen reader beside a tap. Nobody does in a clip: the views stay as they are.

extension View {
  /// - Note: Accepted: no effect in a clip, which has fingers alone.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  {
    self
  }

  /// - Note: Accepted: no effect in a clip, which has fingers alone.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    self
  }

  /// - Note: Accepted: no effect in a clip, which has fingers alone.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  /// - Note: Accepted: no effect in a clip, which has fingers alone.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    self
  }

  /// - Note: Accepted: no effect in a clip; fingers go by the view's own place.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool = true)
    -> some View
  {
    self
  }

  /// - Note: Accepted: no effect in a clip; fingers go by the view's own place.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool = true)
    -> some View
  {
    self
  }

  /// - Note: Accepted: no effect in a clip; fingers reach the view as they do without it.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    self
  }

  /// - Note: Accepted: no effect in a clip; fingers reach the view as they do without it.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// - Note: Accepted: no effect in a clip, which has fingers alone.
  public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, @ViewBuilder content: () -> Content
  ) -> some View {
    self
  }

  /// - Note: Accepted: no effect in a clip, which has fingers alone.
  public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View {
    self
  }
}

/// Under which heading a screen reader lists actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String

  private init(standard name: String) {
    self.name = name
  }

  @MainActor public init(_ name: Text) {
    self.init(standard: "named \(name.string)")
  }

  public static let `default` = AccessibilityActionCategory(standard: "default")
  public static let edit = AccessibilityActionCategory(standard: "edit")
}

/// A zoom that somebody asks a screen reader for.
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Hashable, Sendable {
    case zoomIn, zoomOut
  }

  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}

/// What happens on the way to a view that fingers reach past a screen reader.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// How an action that a hand's gesture does is shown.
public protocol AccessibilityQuickActionStyle {}

public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle, Sendable {}
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle, Sendable {}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  public static var prompt: Self { Self() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  public static var outline: Self { Self() }
}
