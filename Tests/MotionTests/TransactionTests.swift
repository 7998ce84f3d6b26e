import Testing

@testable import Motion

private enum Label: TransactionKey {
  static let defaultValue = "none"
}

extension Transaction {
  fileprivate var label: String {
    get { self[Label.self] }
    set { self[Label.self] = newValue }
  }
}

/// On the main actor because the current transaction is the main thread's.
@MainActor @Suite(.serialized) struct TransactionTests {
  /// Rule: `with-animation`.
  @Test func withAnimationSetsTheAnimationForItsBodyOnly() {
    #expect(Transaction.current.animation == nil)
    let inside = withAnimation { Transaction.current.animation }
    #expect(inside == .default)
    #expect(withAnimation(.easeIn) { Transaction.current.animation } == .easeIn)
    #expect(Transaction.current.animation == nil)
  }

  /// Rule: `nested-transaction-inherits`.
  @Test func anInnerTransactionOverridesOnlyWhatItSays() {
    var outer = Transaction(animation: .easeIn)
    outer.disablesAnimations = true
    outer[Label.self] = "outer"
    withTransaction(outer) {
      withTransaction(\.isContinuous, true) {
        #expect(Transaction.current.animation == .easeIn)
        #expect(Transaction.current.disablesAnimations)
        #expect(Transaction.current.isContinuous)
        #expect(Transaction.current[Label.self] == "outer")
      }
      withAnimation(nil) {
        #expect(Transaction.current.animation == nil)
        #expect(Transaction.current.disablesAnimations)
      }
      withTransaction(\.label, "inner") {
        #expect(Transaction.current[Label.self] == "inner")
      }
      #expect(Transaction.current[Label.self] == "outer")
      #expect(!Transaction.current.isContinuous)
    }
  }

  @Test func aThrowingBodyRestoresTheTransaction() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try withAnimation(.easeIn) { throw Failure() }
    }
    #expect(Transaction.current.animation == nil)
  }

  @Test func listenersOfBothAreTold() {
    let (inner, outer) = (Recorder(), Recorder())
    var transaction = Transaction()
    transaction.listeners = [inner]
    var around = Transaction(animation: .easeIn)
    around.listeners = [outer]
    let nested = transaction.nested(in: around)
    #expect(nested.listeners.first === outer)
    #expect(nested.listeners.last === inner)
  }

  private enum Wanted: TransactionKey { static let defaultValue: Int? = 3 }
  private enum Kept: AnimationStateKey { static let defaultValue: Int? = 4 }

  @Test func anOptionalKeyHasItsDefaultUntilItIsSet() {
    var transaction = Transaction()
    #expect(transaction[Wanted.self] == 3)
    transaction[Wanted.self] = nil
    #expect(transaction[Wanted.self] == nil)
    var state = AnimationState<Double>()
    #expect(state[Kept.self] == 4)
    state[Kept.self] = nil
    #expect(state[Kept.self] == nil)
  }

  @Test func unsetKeysHaveTheirDefaults() {
    #expect(Transaction()[Label.self] == "none")
    #expect(Transaction().tracksVelocity == false)
  }
}
