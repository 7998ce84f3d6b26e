import Snippets
import Studio

/// The clips of some inputs, each looked into by itself: what is wrong with one costs only that one.
@MainActor
struct InputWork {
  /// A preset with what its file says beside the clip.
  struct PresetWork {
    let file: PresetInput
    let clip: Clip
    let title: String
    let about: String
    /// Grows from input to input, in steps that leave room for the clips of each.
    let place: Int
  }

  private(set) var presets: [PresetWork] = []
  private(set) var plans: [SnippetPlan] = []
  /// Of each plan, as of presets.
  private(set) var planPlaces: [Int] = []

  /// More clips than a page may have.
  private static let room = 10_000

  /// - Parameter outcome: Is told what is wrong with an input.
  init(_ inputs: [String], directed direction: Direction, outcome: Outcome) {
    ClipSource.each(inputs) { index, source in
      let place = index * Self.room
      switch source {
      case .preset(let file):
        let clip = try file.clip(directed: direction)
        let words = try file.words()
        presets.append(
          PresetWork(file: file, clip: clip, title: words.title, about: words.about, place: place))
      case .code(let file):
        plans.append(try file.plan(for: direction))
        planPlaces.append(place)
      }
    } fail: {
      outcome.fail($0)
    }
  }
}
