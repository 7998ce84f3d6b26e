extension Diagnostic {
  /// Whether it follows from what is made up: no such method waits, and none throws.
  var followsFromGuesses: Bool {
    severity == .warning
      && [
        "no 'async' operations occur within 'await'", "no calls to throwing functions occur within",
        "'catch' block is unreachable",
      ].contains { message.contains($0) }
  }
}
