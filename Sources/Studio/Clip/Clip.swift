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
  public var name: String
  public var stage: Stage
  /// What is around the screen; nil shows the screen and nothing else.
  public var look: Look?
  /// Frames a second that somebody asked for; the format's own where nobody did.
  package private(set) var chosenFrameRate: FrameRate?
  public var script: Script
  /// How long each frame's shutter is open, in degrees: 180 is half of the time until the next frame, 0
  /// blurs nothing, 360 is the most. Nil leaves it to the look.
  public var motionBlur: Double?

  /// 60 frames a second where nobody asked for another rate. A format that cannot show as many then
  /// gets what it can: a GIF 50. A rate that was asked for is kept, or is an error.
  public var frameRate: FrameRate {
    get { chosenFrameRate ?? 60 }
    set { chosenFrameRate = newValue }
  }

  /// In degrees, as the frames are drawn.
  var shutterAngle: Double {
    let angle = motionBlur ?? look?.motionBlur ?? 0
    return min(max(angle.isNaN ? 0 : angle, 0), Shutter.angles.upperBound)
  }

  /// Whether its last frame leads into its first.
  var isLooping: Bool { script.loops || look?.loops == true }

  /// Makes the view anew for every run, so that no run sees what another left behind.
  let makeView: @MainActor () -> AnyView
  let runs: ClipRuns

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
    makeView = {
      runs.count += 1
      return AnyView(view())
    }
  }

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
final class ClipRuns {
  fileprivate(set) var count = 0
}
