import Foundation
import Motion
import ViewEngine

/// What a hover effect may change of a view: what a visual effect may.
public typealias HoverEffectContent = VisualEffect
public typealias EmptyHoverEffectContent = EmptyVisualEffect

/// Changes a view by what its author says while a pointer stands over it.
private struct HoverEffectBody<Effect: VisualEffect>: ViewModifier {
  let isEnabled: Bool
  let effect: @MainActor (EmptyVisualEffect, Bool, GeometryProxy) -> Effect
  @State private var isOver = false
  @Environment(\.showsHoverEffects) private var isShown

  func body(content: Content) -> some View {
    content
      .visualEffect { empty, proxy in effect(empty, isOver, proxy) }
      .animation(.easeOut(duration: 0.2), value: isOver)
      .onHover { isOver = $0 && isEnabled && isShown }
  }
}

extension View {
  /// Changes the view while a pointer stands over it.
  ///
  /// - Parameter body: Is given the view, whether the pointer is over it, and its size.
  /// - Note: Approximated: a device moves there with the speed of its own; here it is by eye.
  public func hoverEffect<Effect: VisualEffect>(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping @MainActor (EmptyVisualEffect, Bool, GeometryProxy) -> Effect
  ) -> some View {
    modifier(HoverEffectBody(isEnabled: isEnabled, effect: body))
  }

  /// - Note: Accepted: each view answers to the pointer by itself.
  public func hoverEffectGroup(_ group: HoverEffectGroup? = nil) -> some View { self }
}

/// Views that answer to a pointer together.
public struct HoverEffectGroup: Hashable, Sendable {
  private let id: String

  public init(_ id: String) {
    self.id = id
  }
}
