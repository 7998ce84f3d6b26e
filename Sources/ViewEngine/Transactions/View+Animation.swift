import Motion

extension View {
  /// Animates what changes inside when `value` changes; the innermost such modifier wins
  /// (rule `innermost-animation-wins`).
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(ValueAnimationModifier(animation: animation, value: value))
  }

  /// Animates every change inside.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    modifier(AlwaysAnimationModifier(animation: animation))
  }

  /// Animates only the modifiers written in the closure; the view itself keeps its transaction.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (AnimationScopeContent<Self>) -> V
  ) -> some View {
    transaction({ $0.animation = animation }, body: body)
  }

  /// Changes the transaction of every update inside.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransformTransactionModifier(transform: transform))
  }

  /// Changes the transaction inside, in the updates in which `value` changed.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }

  /// Changes the transaction of only the modifiers written in the closure.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (AnimationScopeContent<Self>) -> V
  ) -> some View {
    body(AnimationScopeContent(content: self))
      .modifier(AnimationScopeModifier(transform: transform))
  }
}
