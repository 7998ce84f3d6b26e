/// Carries a value across an isolation check that is known to stay on one thread.
struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Runs what belongs to the main actor: a renderer is called there, but need not say so.
func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  MainActor.assumeIsolated { UncheckedTransfer(body()) }.value
}
