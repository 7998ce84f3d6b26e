import Motion

/// A transition with an animation of its own: it runs even where the change itself is not animated.
nonisolated public struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  nonisolated public static var properties: TransitionProperties { Base.properties }

  nonisolated init(_ base: Base, animation: Animation?) {
    self.base = base
    self.animation = animation
  }

  @MainActor
  public func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
      .modifier(TransitionAnimationModifier(animation: animation))
  }
}

extension Transition {
  nonisolated public func animation(_ animation: Animation?) -> AnimatedTransition<Self> {
    AnimatedTransition(self, animation: animation)
  }
}

extension AnyTransition {
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(hasMotion: hasMotion) { view, phase in
      @MainActor func animated<V: View>(_ view: V) -> any View {
        view.modifier(TransitionAnimationModifier(animation: animation))
      }
      return animated(applied(to: view, phase: phase))
    }
  }
}

/// Sets the animation inside a transition, except while the graph puts it into its first phase.
struct TransitionAnimationModifier: TransactionModifier {
  let animation: Animation?

  func adjust(_ transaction: inout Transaction, previous: Self?) {
    guard !transaction.disablesAnimations else { return }
    transaction.animation = animation
  }
}
