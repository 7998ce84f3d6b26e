extension Transaction {
  /// The transaction of changes made right now: the innermost `withTransaction` being run.
  ///
  /// Unsafe because it is not isolated: `withAnimation` may be called from code that no actor owns,
  /// as in SwiftUI. Only the main thread, where views live, may use it.
  nonisolated(unsafe) package static var current = Transaction()
}

/// Makes changes with a transaction; within another one, what it does not say is the outer one's.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction.nested(in: outer)
  defer { Transaction.current = outer }
  return try body()
}

/// Makes changes with one value of the transaction set.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Makes changes with an animation; nil makes them without.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Makes changes with an animation and calls a closure once when they are complete.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
