import Foundation
import Geometry
import Motion
import ViewEngine

// A phone is touched: there is no pointer to stand over a view, and what a view does then never happens. A Mac's stands
// where it was last pressed, and a Mac's and a tablet's where a script's `hover` has put it.

extension View {
  /// - Note: Approximated: a Mac's pointer stands where it was last pressed, a Mac's or a tablet's where a script puts it;
  ///   elsewhere there is none.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverOnce(action: action))
  }

  /// - Note: Approximated: a Mac's pointer stands where it was last pressed, a Mac's or a tablet's where a script puts it,
  ///   and is told of in the view's own space; elsewhere there is none.
  @_disfavoredOverload
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(action: action))
  }

  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(action: action))
  }

  /// - Note: Approximated: on a tablet, where a script puts a pointer; how far it lifts and how dark it is are by eye.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    hoverEffect(effect, isEnabled: true)
  }

  /// - Note: Approximated: on a tablet, where a script puts a pointer; how far it lifts and how dark it is are by eye.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
  }

  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.showsHoverEffects) { if disabled { $0 = false } }
  }

  /// What a pointer says of the view that rests on it.
  public func help(_ text: Text) -> some View { self }

  public func help(_ textKey: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }
}

/// Tells once that the pointer has come, and that it has gone.
private struct HoverOnce: ViewModifier {
  let action: (Bool) -> Void
  @State private var told = Told()

  private final class Told {
    var isOver = false
  }

  func body(content: Content) -> some View {
    content.modifier(
      HoverModifier { phase in
        let isOver = phase != .ended
        guard isOver != told.isOver else { return }
        told.isOver = isOver
        action(isOver)
      })
  }
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
