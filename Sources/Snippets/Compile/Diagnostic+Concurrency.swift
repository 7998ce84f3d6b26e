extension Diagnostic {
  /// Whether it only warns of what could happen on several threads.
  ///
  /// A clip plays on one, so that none of it can be seen in one; the author's own compiler says it where it matters, and
  /// here it would stand before what does. That of an error is always told: without it there is no clip.
  var isAboutThreadsAlone: Bool {
    severity == .warning && Self.threadWords.contains { message.contains($0) }
  }

  private static let threadWords = [
    "actor-isolated", "actor isolated", "Sendable", "data races", "concurrency-safe",
    "concurrently-executing", "nonisolated context",
  ]
}
