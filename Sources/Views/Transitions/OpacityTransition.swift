import ViewEngine

/// Fades in and out; what a view does that names no transition.
///
/// - Matches: SwiftUI on iOS 17, measured on a recording (TransitionOpacity;
///   rule `opacity-transition`).
public struct OpacityTransition: Transition {
  nonisolated public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }

  nonisolated public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == OpacityTransition {
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension AnyTransition {
  public static let opacity = AnyTransition(OpacityTransition())
}
