import Studio

/// Makes the clips of presets: one by itself with all processors, several side by side with one each.
@MainActor
struct PresetRun {
  /// Clips made at once.
  let width: Int
  let console: Console

  /// What was written, and what that was made of, for a cache.
  struct Made {
    let reports: [ExportReport]
    let content: String?
  }

  /// - Parameter take: Gets what came of each export, by its place among all, as it comes. Who is
  ///   interrupted hears of those that were begun.
  func run(
    _ exports: [PresetExport],
    take: @escaping @MainActor (Int, Result<Made, any Error>) async -> Void
  ) async {
    guard exports.count > 1, width > 1 else {
      for (place, export) in exports.enumerated() where !Interruption.isRequested {
        let made = Result { Made(reports: try export.run(console), content: export.content) }
        await take(place, made)
      }
      return
    }
    let pool = PresetPool(
      exports.map(\.order), lengths: exports.map(\.clip.script.leastLength), width: width,
      console: console)
    await pool.run { place, result in
      let made = result.map { made in
        Made(
          reports: zip(made.clips, exports[place].paths).map { $0.report(at: $1) },
          content: made.content)
      }
      await take(place, made)
    }
  }
}
