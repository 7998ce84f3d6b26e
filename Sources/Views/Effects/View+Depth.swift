import Foundation
import Geometry
import Motion
import ViewEngine

// What a headset has beside width and height. A clip is seen from the front.

extension View {
  /// A pane of glass behind a window's content, as a headset has it.
  ///
  /// - Note: Approximated: as `glassEffect(_:in:)`, in a rectangle with round corners.
  public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View
  {
    glassBackgroundEffect(
      in: RoundedRectangle(cornerRadius: 46, style: .continuous), displayMode: displayMode)
  }

  /// A pane of glass behind a window's content, as a headset has it.
  ///
  /// - Note: Approximated: as `glassEffect(_:in:)`.
  public func glassBackgroundEffect<S: InsettableShape>(
    in shape: S, displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View {
    background { if displayMode != .never { GlassBody(glass: .regular, shape: shape) } }
  }

  /// - Note: Accepted: what is nearer looks the same from the front.
  public func offset(z: CGFloat) -> some View { self }

  /// - Note: Accepted: how deep a view is changes nothing from the front.
  public func frame(depth: CGFloat?, alignment: DepthAlignment = .center) -> some View { self }

  /// - Note: Accepted: how deep a view is changes nothing from the front.
  // A frame of which only an alignment is said is one of width and height.
  @_disfavoredOverload
  public func frame(
    minDepth: CGFloat? = nil, idealDepth: CGFloat? = nil, maxDepth: CGFloat? = nil,
    alignment: DepthAlignment = .center
  ) -> some View { self }
}

/// When glass is behind a view.
public enum GlassBackgroundDisplayMode: Hashable, Sendable { case always, implicit, never }

/// Where something stands from back to front.
public struct DepthAlignment: Hashable, Sendable {
  private let name: String

  public static let back = DepthAlignment(name: "back")
  public static let center = DepthAlignment(name: "center")
  public static let front = DepthAlignment(name: "front")
}
