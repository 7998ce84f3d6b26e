import Foundation
import Motion
import Movie
import Studio
import Views

/// A clip that is described by a YAML file.
///
///     let preset = try Preset(contentsOf: "Presets/TransitionMove.yaml")
///     try Exporter(preset.clip()).export(to: "TransitionMove.mp4")
@MainActor
package struct Preset {
  /// The file's name without its ending.
  package let name: String
  package let title: String
  /// One sentence about what there is to see; may be empty.
  package let about: String
  package let path: String
  private let file: PresetFile

  /// Bytes that a preset's file may have, and a look's.
  package nonisolated static let mostBytes = PresetFileLimits.size

  /// - Throws: ``PresetError`` with all that is wrong in the file.
  package init(contentsOf path: String) throws(PresetError) {
    let contents: String
    do {
      contents = try BoundedFile.text(at: path, most: Self.mostBytes)
    } catch {
      throw PresetError(unreadable: path, error)
    }
    try self.init(yaml: contents, path: path)
  }

  /// - Parameter path: Where the text is from, for its name and for messages.
  package init(yaml: String, path: String) throws(PresetError) {
    var decoder = PresetDecoder(yaml, path: path)
    file = decoder.decode()
    if !decoder.problems.isEmpty { throw decoder.error }
    self.path = path
    name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    title = file.title ?? name
    about = file.about
  }

  /// What the file says of the clip's look.
  package var look: LookChoice? { file.look }

  /// Pixels a point, where the file says so.
  package var scale: Double? { file.scale }

  /// A clip of its own on every call; nothing is shared between them.
  package func clip() -> Clip {
    guard let demo = file.toggle else {
      return clip(script: script { _ in {} }) { file.view ?? AnyView(EmptyView()) }
    }
    let remote = ToggleRemote(demo)
    let script = script { change in
      { remote.state?.show = change.value ?? !(remote.state?.show ?? false) }
    }
    var clip = clip(script: script) { AnyView(ToggleScene(state: remote.freshState())) }
    clip.code = demo.code
    return clip
  }

  private func clip(script: Script, view: @escaping @MainActor @Sendable () -> AnyView) -> Clip {
    Clip(name, stage: file.stage, frameRate: file.frameRate, script: script, view: view)
  }

  /// - Parameter action: What a change of state does.
  private func script(
    _ action: (StateChange) -> @MainActor @Sendable () -> Void
  ) -> Script {
    guard let timeline = file.timeline else {
      var script = Script.automatic
      script.duration = file.duration
      script.loops = file.loops
      return script
    }
    let steps: [ScriptStep] = timeline.flatMap { entry -> [ScriptStep] in
      switch entry {
      case .command(let command, let places):
        return Script(commands: [command], places: [places]).steps
      case .change(let change):
        var step = Change(change.text, animation: change.animation, action(change))
        if let time = change.time {
          step = step.at(time)
          step.place = change.place
        }
        return [step]
      }
    }
    var script = Script(steps: steps, duration: file.duration)
    script.loops = file.loops
    // What only shows something leaves what is done to whoever does it.
    script.isAutomatic = script.onlyShows
    return script.untilAnswered
  }
}

/// Reaches the state of the run that is playing, for the timeline to change.
@MainActor
private final class ToggleRemote {
  private let demo: ToggleDemo
  /// By run: two may be played side by side.
  private var states: [Int: ToggleState] = [:]

  init(_ demo: ToggleDemo) {
    self.demo = demo
  }

  var state: ToggleState? { states[ClipRuns.current] }

  /// A state for a new run, which starts as the first did.
  func freshState() -> ToggleState {
    let state = ToggleState(demo)
    let run = ClipRuns.current
    states = states.filter { $0.key >= run - 1 }
    states[run] = state
    return state
  }
}
