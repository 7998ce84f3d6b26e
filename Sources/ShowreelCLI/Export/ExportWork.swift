import Snippets
import Studio

/// Everything that one export has to do, known before the first clip is played.
@MainActor
struct ExportWork {
  let presets: [PresetExport]
  let plans: [SnippetPlan]

  /// - Parameters:
  ///   - inputs: As the command line names them.
  ///   - output: As it says where they go.
  /// - Throws: ``InputError`` with what is wrong with any of the inputs; `ValidationError` where several
  ///   clips would go to one file.
  init(_ inputs: [String], to output: String?, directed direction: Direction) throws {
    var clips: [Clip] = []
    var code: [CodeFile] = []
    var problems: [String] = []
    var isMissing = false
    for input in inputs {
      do throws(InputError) {
        switch try ClipSource(input) {
        case .preset(let file): clips.append(try file.clip(directed: direction))
        case .code(let file): code.append(file)
        }
      } catch {
        problems += error.problems
        isMissing = isMissing || error.isMissing
      }
    }
    if !problems.isEmpty { throw InputError(problems: problems, isMissing: isMissing) }
    let place = try OutputPlace(output, isForSeveral: clips.count + code.count > 1)
    try place.prepare()
    presets = clips.map {
      PresetExport(clip: $0, path: place.path(for: $0.name), options: ExportOptions(direction))
    }
    plans = try code.map {
      try $0.plan(view: direction.view, device: direction.screen?.device, to: place)
    }
  }
}
