import Motion

/// The changes of state that were made at one time.
package struct GraphChange {
  /// Seconds of the graph.
  package let time: Double
  /// What they were made with, in their order.
  package internal(set) var transactions: [Transaction] = []

  /// The transaction that animates, or where none does, the last.
  package var transaction: Transaction {
    transactions.last { $0.animation != nil } ?? transactions.last ?? Transaction()
  }
}
