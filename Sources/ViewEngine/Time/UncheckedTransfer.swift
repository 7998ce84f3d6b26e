/// Carries a value across an isolation check that is known to stay on one thread.
package struct UncheckedTransfer<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}

/// Runs what belongs to the main actor: a renderer is called there, but need not say so.
package func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  MainActor.assumeIsolated { UncheckedTransfer(body()) }.value
}
