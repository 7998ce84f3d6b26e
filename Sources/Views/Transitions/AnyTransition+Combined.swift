import ViewEngine

/// Two transitions at once: the first inside, the second around it.
nonisolated public struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  nonisolated public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }

  nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor
  public func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

extension Transition {
  nonisolated public func combined<T: Transition>(with other: T) -> CombinedTransition<Self, T> {
    CombinedTransition(self, other)
  }
}

extension AnyTransition {
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(hasMotion: hasMotion || other.hasMotion) { view, phase in
      other.applied(to: applied(to: view, phase: phase), phase: phase)
    }
  }
}
