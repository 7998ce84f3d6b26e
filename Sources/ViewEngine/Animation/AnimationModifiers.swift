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

/// What a scoped animation's closure applies its modifiers to.
public struct AnimationScopeContent<Content: View>: View {
  let content: Content

  public var body: some View {
    content.modifier(AnimationScopeEndModifier())
  }
}

struct AnimationScopeModifier: TransactionModifier {
  let transform: (inout Transaction) -> Void

  func adjust(_ transaction: inout Transaction, previous: Self?) {
    transaction.outerAnimations.append(transaction.animation)
    transform(&transaction)
  }
}

struct AnimationScopeEndModifier: TransactionModifier {

  func adjust(_ transaction: inout Transaction, previous: Self?) {
    if let outer = transaction.outerAnimations.popLast() { transaction.animation = outer }
  }
}

private enum OuterAnimationsKey: TransactionKey {
  static var defaultValue: [Animation?] { [] }
}

extension Transaction {
  /// The animations that scoped modifiers further out have replaced.
  var outerAnimations: [Animation?] {
    get { self[OuterAnimationsKey.self] }
    set { self[OuterAnimationsKey.self] = newValue }
  }
}

struct ValueAnimationModifier<Value: Equatable>: TransactionModifier {
  let animation: Animation?
  let value: Value

  func adjust(_ transaction: inout Transaction, previous: Self?) {
    guard let previous, previous.value != value, !transaction.disablesAnimations else { return }
    transaction.animation = animation
  }
}

struct AlwaysAnimationModifier: TransactionModifier {
  let animation: Animation?

  func adjust(_ transaction: inout Transaction, previous: Self?) {
    guard !transaction.disablesAnimations else { return }
    transaction.animation = animation
  }
}

struct TransformTransactionModifier: TransactionModifier {
  let transform: (inout Transaction) -> Void

  func adjust(_ transaction: inout Transaction, previous: Self?) {
    transform(&transaction)
  }
}

struct ValueTransactionModifier<Value: Equatable>: TransactionModifier {
  let value: Value
  let transform: (inout Transaction) -> Void

  func adjust(_ transaction: inout Transaction, previous: Self?) {
    guard let previous, previous.value != value else { return }
    transform(&transaction)
  }
}
