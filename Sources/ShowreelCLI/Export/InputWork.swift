import Snippets
import Studio

/// The clips of some inputs, each looked into by itself: what is wrong with one costs only that one.
@MainActor
struct InputWork {
  /// A preset with what its file says beside the clip.
  struct PresetWork {
    let file: PresetFile
    let clip: Clip
    let title: String
    let about: String
  }

  private(set) var presets: [PresetWork] = []
  private(set) var plans: [SnippetPlan] = []

  /// - Parameter outcome: Is told what is wrong with an input.
  init(_ inputs: [String], directed direction: Direction, outcome: Outcome) {
    for input in inputs {
      do {
        switch try ClipSource(input) {
        case .preset(let file):
          let clip = try file.clip(directed: direction)
          let words = try file.words()
          presets.append(
            PresetWork(file: file, clip: clip, title: words.title, about: words.about))
        case .code(let file): plans.append(try file.plan(view: direction.view))
        }
      } catch {
        outcome.fail(error)
      }
    }
  }
}
