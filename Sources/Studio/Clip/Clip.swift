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
  public var frameRate: FrameRate
  public var script: Script
  /// Makes the view anew for every run, so that no run sees what another left behind.
  let makeView: @MainActor () -> AnyView

  public init<V: View>(
    _ name: String = "clip", stage: Stage = .iPhone15Pro, frameRate: FrameRate = 60,
    script: Script = .automatic, @ViewBuilder view: @escaping @MainActor () -> V
  ) {
    self.name = name
    self.stage = stage
    self.frameRate = frameRate
    self.script = script
    makeView = { AnyView(view()) }
  }

  public init<V: View>(
    _ name: String = "clip", stage: Stage = .iPhone15Pro, frameRate: FrameRate = 60,
    @ViewBuilder view: @escaping @MainActor () -> V, @ScriptBuilder script: () -> [ScriptStep]
  ) {
    self.init(
      name, stage: stage, frameRate: frameRate, script: Script(steps: script()), view: view)
  }
}
