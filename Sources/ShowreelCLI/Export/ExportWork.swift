import Movie
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
  ///   - makesFolders: Those that clips go to, where they are not there yet.
  init(
    _ inputs: [String], to target: TargetOptions, directed direction: Direction,
    makesFolders: Bool = true
  ) throws {
    var clips: [(clip: Clip, file: PresetInput)] = []
    var code: [CodeFile] = []
    try ClipSource.each(inputs) { source in
      switch source {
      case .preset(let file): clips.append((try file.clip(directed: direction), file))
      case .code(let file): code.append(file)
      }
    }
    let places = try target.places(isForSeveral: clips.count + code.count > 1)
    // Code would be compiled and played before its clip's name is looked at.
    for path in places.all.compactMap(\.file) where !code.isEmpty && path != StandardOutput.path {
      _ = try OutputFormat.named(by: path)
    }
    var plans = try code.map { try $0.plan(for: direction, to: places) }
    var claimed = ClaimedPlaces()
    // What pages name stays; what is made up gives way.
    for index in plans.indices { claimed.takeNamed(&plans[index]) }
    presets = try clips.map { clip, file in
      let paths = claimed.take(
        places.paths(for: clip.name), ofPreset: file.path, poster: places.poster)
      var options = ExportOptions(direction)
      options.poster = places.poster(of: paths)
      return PresetExport(
        clip: clip, file: file, direction: direction, paths: paths, options: options,
        content: try file.content(of: clip, directed: direction))
    }
    for index in plans.indices { claimed.takeOthers(&plans[index], poster: places.poster) }
    self.plans = plans
    if makesFolders { try places.prepare() }
  }
}
