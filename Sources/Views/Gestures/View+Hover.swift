import Foundation
import Geometry
import Motion
import ViewEngine

// A clip shows a phone, which is touched: there is no pointer to stand over a view, and what a view
// does then never happens.

extension View {
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  @_disfavoredOverload
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    self
  }

  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    self
  }

  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    self
  }

  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// What a pointer says of the view that rests on it.
  public func help(_ text: Text) -> some View { self }

  public func help(_ textKey: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }
}

/// Where a pointer is over a view, or that it is there no more.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// How a view looks under a pointer.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}
