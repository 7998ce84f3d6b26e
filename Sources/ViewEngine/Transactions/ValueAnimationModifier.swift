import Motion

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
