import Motion

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
