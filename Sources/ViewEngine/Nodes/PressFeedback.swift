import Motion

/// Whether a change only shows that something is pressed, or that rows have come near: nobody's view has made it.
package enum PressFeedback: TransactionKey {
  package static let defaultValue = false
}
