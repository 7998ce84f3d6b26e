import Movie
import Studio
import Views

/// What a preset's file says, understood.
struct PresetFile {
  var title: String?
  var about = ""
  /// What is shown; a view that comes and goes is in `toggle` instead.
  var view: AnyView?
  var toggle: ToggleDemo?
  var stage = Stage.iPhone15Pro
  var look: LookChoice?
  /// Pixels a point, where the file says so.
  var scale: Double?
  var frameRate: FrameRate?
  /// Seconds.
  var duration: Double?
  /// Ends as it began.
  var loops = false
  /// Nil plays the demo by itself.
  var timeline: [TimelineStep]?
}

/// One thing that happens in a clip.
enum TimelineStep {
  /// With the place of each of its times.
  case command(ScriptCommand, at: [ScriptPlace])
  case change(StateChange)
}

/// A change of the state that decides whether a view is there.
struct StateChange {
  /// Nil turns it around.
  var value: Bool?
  /// Nil changes it without an animation.
  var animation: Animation?
  /// Seconds; nil means when what is before it in the timeline is done.
  var time: Double?
  /// Where that is said.
  var place: ScriptPlace?
  /// As it is written: `show = true`.
  var text: String
}
