import ViewEngine

/// Animates between two values of one modifier: active while away, identity while there.
nonisolated public struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  nonisolated init(active: Modifier, identity: Modifier) {
    self.active = active
    self.identity = identity
  }

  @MainActor
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension AnyTransition {
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }
}
