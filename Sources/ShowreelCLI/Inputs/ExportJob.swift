import Foundation
import Movie
import Presets
import Snippets
import Studio

/// Everything that one `export` has to do, known before the first clip is played.
@MainActor
struct ExportWork {
  var presets: [PresetJob] = []
  var plans: [SnippetPlan] = []

  /// - Throws: ``InputError`` with what is wrong with any of the inputs.
  init(_ command: ExportCommand) throws {
    var found: [Clip] = []
    var demos: [Input] = []
    var problems: [String] = []
    var isMissing = false
    for argument in command.inputs {
      do {
        let input = try Input(argument)
        if case .preset(let path) = input {
          found.append(try PresetInput.clip(at: path, directed: command.direction))
        } else {
          demos.append(input)
        }
      } catch let error as InputError {
        problems += error.problems
        isMissing = isMissing || error.isMissing
      } catch let error as PresetError {
        problems.append(ErrorWords.of(error))
      }
    }
    if !problems.isEmpty { throw InputError(problems: problems, isMissing: isMissing) }
    let place = try OutputPlace(command.output, isForSeveral: found.count + demos.count > 1)
    try place.prepare()
    presets = found.map { PresetJob(clip: $0, path: place.path(for: $0.name), command: command) }
    plans = try DemoJobs.plans(for: demos, view: command.script.view, place: place).map(\.plan)
  }
}

/// A preset to export.
@MainActor
struct PresetJob {
  let clip: Clip
  let path: String
  let command: ExportCommand

  var name: String { clip.name }

  func export(_ console: Console) throws -> ExportReport {
    let reporter = ProgressReporter(name: name, console: console)
    defer { reporter.finish() }
    return try Exporter(clip, options: ExportOptions(command.direction)).export(to: path) {
      progress in
      reporter.report(progress)
      return !Interruption.isRequested
    }
  }
}
