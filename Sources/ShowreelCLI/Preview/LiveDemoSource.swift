import Foundation
import Movie
import Snippets
import Studio

/// A Swift file or a block of a page, seen in the preview: compiled on every save, and played by a
/// process of its own behind the walls of `export`.
@MainActor
final class LiveDemoSource: PreviewSource {
  private let file: CodeFile
  private let compiler: DemoCompiler
  private let process: DemoProcess
  private(set) var name: String
  /// The first line of the code that is shown.
  private var line = 1
  /// Where that code stands: a tutorial's is in files of its catalogue.
  private var codePath: String
  private var direction: PreviewDirection

  /// - Throws: Where there is no compiler, and where there are no walls.
  init(_ file: CodeFile, directed direction: Direction, options: SandboxOptions) async throws {
    self.file = file
    self.direction = PreviewDirection(direction)
    files = file.paths
    codePath = file.path
    name = (file.path as NSString).lastPathComponent
    let sandbox = try await Sandbox.detect(wanted: options.sandbox)
    compiler = DemoCompiler(
      toolchain: try .locate(), sandbox: sandbox, limits: options.compilerLimits,
      isLenient: options.lenient)
    process = DemoProcess(behind: sandbox, limits: options.demoLimits)
  }

  /// Looked up with each load: a folder's files come and go.
  private(set) var files: [String]

  func load(_ changes: Direction) async throws -> any PreviewClip {
    files = file.paths
    let direction = changes.over(direction.current)
    let planned = try planned(for: direction)
    let demo = try await compiler.compile(planned)
    name = planned.name
    line = planned.excerpt.line
    codePath = planned.excerpt.file
    if !files.contains(codePath) { files.append(codePath) }
    let pictures =
      planned.shownPictures(drawn: demo.drawn) + direction.over(planned.direction).pictures
    let talk = try process.show(demo, planned, directed: direction)
    let player = RemotePlayer(words: ErrorWords.of) { question in
      try await talk.ask(question)
    } export: { [process] path, renderer in
      var direction = direction
      direction.renderer = renderer
      _ = try await process.play(demo, planned, to: [path], directed: direction)
    } close: {
      await talk.end()
    } isReadable: { path in
      pictures.contains(path)
    }
    do {
      return try await RemoteClip(planned.name, player)
    } catch {
      await talk.end()
      throw error
    }
  }

  /// The one clip that is shown.
  private func planned(for direction: Direction) throws -> PlannedClip {
    let plan = try file.plan(for: direction)
    guard let planned = plan.clips.first else {
      let reasons = plan.failures.map(ErrorWords.of) + plan.skipped.map(\.description)
      throw InputError(
        problems: reasons.isEmpty ? ["\(file.path) has no view to show."] : reasons)
    }
    return planned
  }

  func write(_ script: [String]) throws -> WrittenScript {
    // The code of a tutorial's step is a file like any other.
    let isStep = file.isPage && codePath != file.path
    let file = isStep ? CodeFile(path: codePath, kind: .swift) : file
    let text = try file.text()
    let written =
      switch file.kind {
      case .page: try PageScriptWriting(page: text, file: file.path, line: line).text(with: script)
      case .swift: SwiftSource(text).writing(script)
      // Refused with the text already.
      case .module, .catalogue: text
      }
    let script = try WrittenScript(written, inPlaceOf: text, to: file.path)
    direction.giveWayToScript()
    return script
  }

  func takeBack(_ written: WrittenScript) throws {
    try written.takeBack()
    direction.takeBack()
  }
}
