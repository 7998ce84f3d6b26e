import ViewEngine

/// One transition in, another out. While the view is there, both are at their identity.
///
/// - Matches: SwiftUI on iOS 17, measured on a recording (AsymmetricTransitions;
///   rule `asymmetric-transition`).
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition
{
  public var insertion: Insertion
  public var removal: Removal

  nonisolated public static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  nonisolated public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  @MainActor
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
      phase: phase == .didDisappear ? phase : .identity)
  }
}

extension AnyTransition {
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(hasMotion: insertion.hasMotion || removal.hasMotion) { view, phase in
      removal.applied(
        to: insertion.applied(to: view, phase: phase == .willAppear ? phase : .identity),
        phase: phase == .didDisappear ? phase : .identity)
    }
  }
}
