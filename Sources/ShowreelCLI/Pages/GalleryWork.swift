import Foundation
import Movie
import Snippets
import Studio

/// Makes the clips of a gallery, and the cards that show them.
@MainActor
final class GalleryWork {
  private let site: GallerySite
  private let direction: Direction
  private let outcome: Outcome
  private var cards: [(place: Int, card: GalleryCard)] = []

  init(_ site: GallerySite, directed direction: Direction, outcome: Outcome) {
    self.site = site
    self.direction = direction
    self.outcome = outcome
  }

  /// - Returns: A card for each clip that could be made, in the order of the inputs.
  func run(_ inputs: [String], sandbox: SandboxOptions) async -> [GalleryCard] {
    let work = InputWork(inputs, directed: direction, outcome: outcome)
    let names = TakenNames()
    await make(
      work.presets.map { ($0, names.take(Self.fileName($0.clip.name))) }, width: sandbox.width)
    var places: [PlannedClip: (place: Int, name: String)] = [:]
    for (input, plan) in zip(work.planPlaces, work.plans) {
      for (offset, clip) in plan.clips.enumerated() {
        places[clip] = (input + offset, names.take(Self.fileName(clip.name)))
      }
    }
    let (site, direction) = (site, direction)
    let named = places
    await DemoWork(sandbox: sandbox, console: outcome.console).run(work.plans, outcome: outcome) {
      process, demo, clip in
      let name = named[clip]?.name ?? "clip"
      try site.check(site.clip(name))
      try site.check(site.poster(name))
      let plot = try await process.motion(of: demo, clip, directed: direction)
      var shown = clip
      shown.poster = site.poster(name)
      let report = try await process.play(
        demo, shown, to: [site.clip(name)], directed: direction)
      return (plot, report)
    } take: { [self] clip, made, demo in
      let (place, name) = named[clip] ?? (0, "clip")
      let reports = DemoReports()
      reports.keep(made.1, for: [site.clip(name)])
      let report = try reports.report(for: site.clip(name))
      tell(report, of: clip.name, without: demo.leftOut.map(\.name))
      cards.append(
        (
          place,
          GalleryCard(
            name: name, title: clip.title ?? clip.name, about: "",
            code: CodeMarkup(swift: clip.excerpt.text), plot: made.0, duration: report.duration,
            width: made.0.size.width, height: made.0.size.height)
        ))
    }
    return cards.sorted { $0.place < $1.place }.map(\.card)
  }

  /// Makes the clips of presets, and a card of each that could be made.
  private func make(
    _ presets: [(preset: InputWork.PresetWork, name: String)], width: Int
  ) async {
    var options = ExportOptions(direction)
    var wanted: [(preset: InputWork.PresetWork, name: String)] = []
    var exports: [PresetExport] = []
    for (preset, name) in presets {
      outcome.run(preset.clip.name) {
        try site.check(site.clip(name))
        try site.check(site.poster(name))
        options.poster = site.poster(name)
        exports.append(
          PresetExport(
            clip: preset.clip, file: preset.file, direction: direction, paths: [site.clip(name)],
            options: options))
        wanted.append((preset, name))
      }
    }
    let made = wanted
    await PresetRun(width: width, console: outcome.console).run(exports) { [self] index, result in
      let (preset, name) = made[index]
      outcome.run(preset.clip.name) {
        let report = try result.get().reports[0]
        cards.append((preset.place, try card(of: preset, name: name, report)))
        tell(report, of: preset.clip.name)
      }
    }
  }

  private func card(
    of preset: InputWork.PresetWork, name: String, _ report: ExportReport
  ) throws -> GalleryCard {
    GalleryCard(
      name: name, title: preset.title, about: preset.about,
      code: CodeMarkup(yaml: try preset.file.text),
      plot: try MotionPlot(preset.clip), duration: report.duration, width: report.pixelWidth,
      height: report.pixelHeight)
  }

  private func tell(_ report: ExportReport, of name: String, without leftOut: [String] = []) {
    let console = outcome.console
    for warning in report.warnings { console.warn(ErrorWords.of(warning), clip: name) }
    if console.isJSON {
      console.writeJSON(.clip, WrittenClip(report, without: leftOut))
    } else {
      console.note(report.summary + LeftOutMark.text(leftOut))
    }
  }

  /// A clip's name as a file's and as a place in a page: letters, digits, hyphens, not many.
  private static func fileName(_ name: String) -> String {
    let parts = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "_") }
    let joined = parts.joined(separator: "-").prefix(80)
    return joined.isEmpty ? "clip" : String(joined)
  }
}
