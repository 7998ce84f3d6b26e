import Movie
import Snippets
import Studio

/// Everything of which one `filmstrip` makes strips, known before the first clip is played.
@MainActor
struct StripWork {
  let presets: [(clip: Clip, path: String)]
  /// Whose clips' only files are strips.
  let plans: [SnippetPlan]

  /// - Parameters:
  ///   - inputs: As the command line names them.
  ///   - output: A PNG, or a folder for several.
  /// - Throws: ``InputError``; `ValidationError` where several strips would go to one file; `MovieError`
  ///   where there is no folder to put them in.
  init(_ inputs: [String], to output: String?, directed direction: Direction) throws {
    var clips: [Clip] = []
    var plans: [SnippetPlan] = []
    try ClipSource.each(inputs) { source in
      switch source {
      case .preset(let file):
        clips.append(try file.clip(directed: direction, usual: StripRequest.look))
      case .code(let file): plans.append(try file.plan(for: direction))
      }
    }
    let count = clips.count + plans.reduce(0) { $0 + $1.clips.count }
    let place = try OutputPlace(output, isForSeveral: count > 1, ending: ".png")
    try place.prepare()
    presets = clips.map { ($0, place.path(for: $0.name)) }
    for plan in plans.indices {
      for index in plans[plan].clips.indices {
        let name = plans[plan].clips[index].name
        plans[plan].send(index, to: [place.path(for: name)])
      }
    }
    self.plans = plans
  }
}
