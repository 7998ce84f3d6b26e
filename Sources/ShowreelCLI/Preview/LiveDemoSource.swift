import Foundation
import Movie
import Snippets
import Studio
import Views

/// A Swift file or a block of a page, seen in the preview: compiled on every save and loaded into
/// this very process.
@MainActor
final class LiveDemoSource: PreviewSource {
  private let input: Input
  private let command: PreviewCommand
  private let compiler: DemoCompiler
  private(set) var name: String
  /// The first line of the code that is shown.
  private var line = 1
  /// A script that was written down takes the place of the command line's.
  private var taps: [String]

  /// - Throws: Where there is no compiler.
  init(_ input: Input, command: PreviewCommand) async throws {
    self.input = input
    self.command = command
    taps = command.script.tap
    name = (input.path as NSString).lastPathComponent
    let sandbox = try await Sandbox.detect(wanted: command.sandbox.sandbox)
    compiler = DemoCompiler(
      toolchain: try .locate(), sandbox: sandbox,
      limits: command.sandbox.compilerLimits)
  }

  var files: [String] { [input.path] }

  func load() async throws -> Clip {
    guard let plan = try DemoJobs.plans(for: [input], view: command.script.view).first?.plan else {
      throw InputError(problems: ["\(input.path) has no code."])
    }
    guard let planned = plan.clips.first else {
      let reasons = plan.failures.map(\.description) + plan.skipped.map(\.description)
      throw InputError(
        problems: reasons.isEmpty ? ["\(input.path) has no view to show."] : reasons)
    }
    let compiled = try await compiler.compile(planned.excerpt, root: planned.root)
    let library = try DemoLibrary(path: compiled.library)
    name = planned.name
    line = planned.excerpt.line
    var clip = Clip(planned.name) { AnyView(any: library.root(as: (any View).self)) }
    if case .preview(let preview) = planned.root {
      if let size = preview.fixedSize {
        clip.stage = Stage(size: CGSize(width: size.width, height: size.height))
      }
      if preview.isLandscape { clip.stage = clip.stage.landscape }
    }
    var commands = planned.script.commands
    for tap in taps { commands.append(try ScriptLine(tap: tap).command) }
    clip.apply(commands)
    command.stage.apply(to: &clip)
    return clip
  }

  func write(_ script: [String]) throws {
    let text = try String(contentsOfFile: input.path, encoding: .utf8)
    let written =
      if case .page(let path, _) = input {
        try PageScriptWriting(page: text, file: path, line: line).text(with: script)
      } else {
        SwiftSource(text).writing(script)
      }
    try WholeFile.write(written.utf8, to: input.path)
    taps = []
  }
}

extension Input {
  /// The file.
  fileprivate var path: String {
    switch self {
    case .preset(let path), .swift(let path), .page(let path, _): path
    }
  }
}
