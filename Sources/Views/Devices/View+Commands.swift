import Foundation
import Geometry
import Motion
import ViewEngine

// Keys, menus, pencils, crowns and mice. A clip has fingers alone: the views stay as they are.

extension View {
  /// - Note: Accepted: no effect in a clip, which has fingers alone.
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    self
  }

  /// - Note: Accepted: no effect in a clip, which has fingers alone.
  public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View {
    self
  }

  /// - Note: Accepted: no effect in a clip, which has fingers alone.
  public func onPencilDoubleTap(
    perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
  ) -> some View {
    self
  }

  /// - Note: Accepted: no effect in a clip, which has fingers alone.
  public func onPencilSqueeze(
    perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
  ) -> some View {
    self
  }

  /// - Note: Accepted: no effect in a clip, which has fingers alone.
  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true)
    -> some View
  {
    self
  }

  /// - Note: Accepted: no effect in a clip, whose pointer is the look's.
  public func pointerStyle(_ style: PointerStyle?) -> some View { self }

  /// - Note: Accepted: no effect in a clip, whose pointer is the look's.
  public func pointerVisibility(_ visibility: Visibility) -> some View { self }

  /// - Note: Accepted: no effect in a clip, which has no gestures of the system's.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// - Note: Accepted: no effect in a clip, whose lists nobody types into.
  public func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// - Note: Accepted: no effect in a clip, whose lists nobody types into.
  @_disfavoredOverload
  public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }

  /// - Note: Accepted: no effect in a clip: what is dragged opens nothing.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
}

/// A tap on the side of a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  public let hoverPose: PencilHoverPose?
}

/// How far a squeeze of a pencil is.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}

public struct PencilSqueezeGestureValue: Hashable, Sendable {
  public let hoverPose: PencilHoverPose?
}

/// Where a pencil is above the glass.
public struct PencilHoverPose: Hashable, Sendable {
  public let location: CGPoint
  public let anchor: UnitPoint
  public let zDistance: CGFloat
}

/// What two fingers of the hand with the watch do.
public struct HandGestureShortcut: Hashable, Sendable {
  private let name: String

  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

/// What a pointer looks like over a view.
public struct PointerStyle: Hashable, Sendable {
  private let name: String

  public static let `default` = PointerStyle(name: "default")
  public static let horizontalText = PointerStyle(name: "horizontalText")
  public static let verticalText = PointerStyle(name: "verticalText")
  public static let rectSelection = PointerStyle(name: "rectSelection")
  public static let grabIdle = PointerStyle(name: "grabIdle")
  public static let grabActive = PointerStyle(name: "grabActive")
  public static let link = PointerStyle(name: "link")
  public static let zoomIn = PointerStyle(name: "zoomIn")
  public static let zoomOut = PointerStyle(name: "zoomOut")
  public static let columnResize = PointerStyle(name: "columnResize")
  public static let rowResize = PointerStyle(name: "rowResize")
}

/// Whether something that is dragged opens what it is held over.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = SpringLoadingBehavior(name: "automatic")
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}
