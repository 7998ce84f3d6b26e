import Motion

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
