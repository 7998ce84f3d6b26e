import ArgumentParser
import Foundation
import Snippets
import Studio

/// Clips of Swift code: planned here, compiled and played by a process each.
@MainActor
enum DemoJobs {
  /// The plans of several inputs, in their order.
  ///
  /// - Throws: ``InputError`` where a page cannot be read or has no such heading.
  static func plans(
    for inputs: [Input], view: String?, place: OutputPlace? = nil
  ) throws -> [(input: Input, plan: SnippetPlan)] {
    try inputs.compactMap { input in
      var options = SnippetOptions(view: view, folder: place?.folder)
      switch input {
      case .preset: return nil
      case .swift(let path):
        if let file = place?.file { options.ending = (file as NSString).pathExtension }
        var plan = SnippetPlan(source: try text(of: path), at: path, options: options)
        if let file = place?.file, !plan.clips.isEmpty { plan.rename(to: file) }
        return (input, plan)
      case .page(let path, let heading):
        let address = path + (heading.map { "#" + $0 } ?? "")
        do {
          return (
            input, try SnippetPlan(page: text(of: path), at: address, options: options)
          )
        } catch let error as PageError {
          throw InputError(problems: [error.description])
        }
      }
    }
  }

  private static func text(of path: String) throws -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw InputError(problems: ["\(path) is not a text file in UTF-8."])
    }
  }

  /// One line for each clip, what is not a view, and what is wrong.
  static func check(_ input: Input, command: CheckCommand) async throws {
    let console = command.printing.console
    for (_, plan) in try plans(for: [input], view: command.script.view) {
      for clip in plan.clips {
        if console.isJSON {
          console.writeJSON(PlannedLine(clip))
        } else {
          console.write(
            "\(clip.outputs.joined(separator: ", "))  \(clip.root.name), "
              + "\(clip.excerpt.file):\(clip.excerpt.line)")
        }
      }
      for skipped in plan.skipped { console.note("\(skipped)") }
      for note in plan.notes { console.note("\(note)") }
      for failure in plan.failures { console.report("\(failure)") }
      if !plan.failures.isEmpty { throw ExitCode(ExitStatus.badInput) }
    }
  }

  private struct PlannedLine: Encodable {
    let outputs: [String]
    let view: String
    let file: String
    let line: Int

    init(_ clip: PlannedClip) {
      outputs = clip.outputs
      view = clip.root.name
      file = clip.excerpt.file
      line = clip.excerpt.line
    }
  }
}
