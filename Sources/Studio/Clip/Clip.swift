import Foundation
import Movie
import Views

/// A view to play, the screen it is played on, and what happens while it plays.
///
///     let clip = Clip("hello") { Hello() } script: {
///       Wait(0.5)
///       Tap("Toggle")
///       WaitUntilSettled()
///     }
///     try await clip.export(to: "hello.mp4")
@MainActor
public struct Clip {
  /// What messages call it, and files that are named after it.
  public var name: String
  /// The screen that it is played on.
  public var stage: Stage
  /// What is around the screen; nil shows the screen and nothing else.
  public var look: Look?
  /// Frames a second that somebody asked for; the format's own where nobody did.
  package private(set) var chosenFrameRate: FrameRate?
  /// What is done to the view while it plays.
  public var script: Script
  /// What its view is written as, for a look that shows the line that runs; nil where nobody knows.
  package var code: String?
  /// How long each frame's shutter is open, in degrees: 180 is half of the time until the next frame, 0
  /// blurs nothing, 360 is the most. Nil leaves it to the look.
  public var motionBlur: Double?

  /// 60 frames a second where nobody asked for another rate. A format that cannot show as many then
  /// gets what it can: a GIF 50. A rate that was asked for is kept, or is an error.
  public var frameRate: FrameRate {
    get { chosenFrameRate ?? Self.usualFrameRate }
    set { chosenFrameRate = newValue }
  }

  /// What a phone shows.
  static let usualFrameRate: FrameRate = 60

  /// In degrees, as the frames are drawn.
  var shutterAngle: Double {
    let angle = motionBlur ?? look?.motionBlur ?? 0
    return min(max(angle.isNaN ? 0 : angle, 0), Shutter.angles.upperBound)
  }

  /// Whether its last frame leads into its first.
  var isLooping: Bool { script.loops || look?.loops == true }

  /// Makes the view anew for every run, so that no run sees what another left behind.
  var makeView: @MainActor () -> AnyView
  /// Makes what a look shows beside it, where that is another view.
  private(set) var makeOther: (@MainActor () -> AnyView)?
  let runs: ClipRuns

  /// A clip of a view.
  ///
  /// - Parameters:
  ///   - frameRate: Frames a second; nil is the format's own.
  ///   - view: Called once for each run, so that no run sees what another left behind.
  public init<V: View>(
    _ name: String = "clip", stage: Stage = .iPhone15Pro, look: Look? = nil,
    frameRate: FrameRate? = nil, script: Script = .automatic,
    @ViewBuilder view: @escaping @MainActor () -> V
  ) {
    self.name = name
    self.stage = stage
    self.look = look
    chosenFrameRate = frameRate
    self.script = script
    let runs = ClipRuns()
    self.runs = runs
    makeView = runs.counting { AnyView(view()) }
  }

  /// The clip with another view beside it, for a look that shows two.
  package func beside<V: View>(@ViewBuilder _ other: @escaping @MainActor () -> V) -> Clip {
    var clip = self
    clip.makeOther = runs.counting { AnyView(other()) }
    return clip
  }

  /// The same with a script that is written step below step.
  public init<V: View>(
    _ name: String = "clip", stage: Stage = .iPhone15Pro, look: Look? = nil,
    frameRate: FrameRate? = nil, @ViewBuilder view: @escaping @MainActor () -> V,
    @ScriptBuilder script: () -> [ScriptStep]
  ) {
    self.init(
      name, stage: stage, look: look, frameRate: frameRate, script: Script(steps: script()),
      view: view)
  }
}

/// How often a clip's view was made. What a script changes may be shared by all runs, and only the
/// latest can go on.
@MainActor
package final class ClipRuns {
  fileprivate(set) var count = 0
  /// The run whose view is made or whose script does something now. Two may be played side by side, each
  /// with a state of its own.
  package static var current = 0

  fileprivate func counting(
    _ make: @escaping @MainActor () -> AnyView
  ) -> @MainActor () -> AnyView {
    {
      self.count += 1
      Self.current = self.count
      return make()
    }
  }
}
