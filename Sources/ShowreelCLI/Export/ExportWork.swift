import Snippets
import Studio

/// Everything that one export has to do, known before the first clip is played.
@MainActor
struct ExportWork {
  let presets: [PresetExport]
  let plans: [SnippetPlan]

  /// - Parameters:
  ///   - inputs: As the command line names them.
  ///   - target: As it says where they go.
  /// - Throws: ``InputError`` with what is wrong with any of the inputs; `ValidationError` where several
  ///   clips would go to one file.
  init(_ inputs: [String], to target: TargetOptions, directed direction: Direction) throws {
    var clips: [Clip] = []
    var code: [CodeFile] = []
    var problems: [String] = []
    var isMissing = false
    for source in ClipSource.all(inputs) {
      do throws(InputError) {
        switch try source.get() {
        case .preset(let file): clips.append(try file.clip(directed: direction))
        case .code(let file): code.append(file)
        }
      } catch {
        problems += error.problems
        isMissing = isMissing || error.isMissing
      }
    }
    if !problems.isEmpty { throw InputError(problems: problems, isMissing: isMissing) }
    let places = try target.places(isForSeveral: clips.count + code.count > 1)
    try places.prepare()
    presets = clips.map { clip in
      let paths = places.paths(for: clip.name)
      var options = ExportOptions(direction)
      options.poster = places.poster(of: paths)
      return PresetExport(clip: clip, paths: paths, options: options)
    }
    plans = try code.map {
      try $0.plan(
        view: direction.view, look: direction.look, device: direction.screen?.device, to: places)
    }
  }
}
