/// Commands that the program starts itself with, and nobody types.
enum InnerCommand: String, CaseIterable {
  /// Plays a compiled demo and hands its clip over.
  case play = "play-demo"
  /// Answers a preview's questions about one.
  case show = "show-demo"
  /// Says what a movie is that was handed over.
  case prove = "prove-clip"
  /// Puts the segments of a clip together that demos' processes have made.
  case join = "join-clip"
  /// Says how what two clips show differs.
  case compare = "compare-clips"
  /// Makes the clips of presets that it is asked for, one after the other.
  case make = "make-clips"

  /// Whether it has to do with a stranger's code.
  var isBehindWalls: Bool { self != .make }
}
