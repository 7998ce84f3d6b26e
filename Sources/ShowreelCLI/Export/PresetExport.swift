import Studio

/// A preset to export.
@MainActor
struct PresetExport {
  let clip: Clip
  let file: PresetInput
  let direction: Direction
  var paths: [String]
  var options: ExportOptions
  /// Of its source and all that is asked of it, for a cache.
  var content: String?

  var name: String { clip.name }

  /// The same, for another process to make.
  var order: ClipOrder {
    ClipOrder(
      name: name, preset: file.path, direction: direction, outputs: paths, poster: options.poster,
      frames: options.frames)
  }

  /// Plays and writes it, and tells how far it is; Ctrl-C ends it.
  func run(_ console: Console) throws -> [ExportReport] {
    let reporter = ProgressReporter(name: name, console: console)
    defer { reporter.finish() }
    return try Exporter(clip, options: options).export(to: paths) { progress in
      reporter.report(progress)
      return !Interruption.isRequested
    }
  }
}
