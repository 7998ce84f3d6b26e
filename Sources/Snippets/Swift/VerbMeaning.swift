/// What a method's verb says of a flag: what `start()` changes is called `isRunning`, and never `isFinished`.
struct VerbMeaning {
  /// How what it is about is called.
  let flags: Set<String>
  /// How the flags are called that it does not set: what begins is not over.
  let opposites: Set<String>

  /// Nil for verbs that say nothing of flags beyond their own name.
  init?(_ verb: String) {
    guard let meaning = Self.all.first(where: { $0.verbs.contains(verb) }) else { return nil }
    (flags, opposites) = (meaning.flags, meaning.opposites)
  }

  private static let going: Set = [
    "active", "animating", "going", "on", "playing", "recording", "running", "started", "ticking",
  ]
  private static let over: Set = [
    "complete", "completed", "done", "ended", "expired", "finished", "over", "stopped",
  ]
  private static let shown: Set = [
    "displayed", "expanded", "open", "opened", "presented", "presenting", "shown", "showing",
    "visible",
  ]

  private static let all: [(verbs: Set<String>, flags: Set<String>, opposites: Set<String>)] = [
    (["begin", "play", "resume", "run", "start"], going, over),
    (["halt", "pause", "stop"], going, []),
    (["open", "present", "show"], shown, ["closed", "dismissed", "hidden"]),
    (["close", "hide"], shown, []),
  ]
}
