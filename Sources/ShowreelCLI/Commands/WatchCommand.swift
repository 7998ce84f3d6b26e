import ArgumentParser
import Foundation
import Movie
import Studio

struct WatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Makes clips, and makes them again as their files are saved.",
    discussion: """
      Examples:
        showreel watch guide.md                   the clips that the page shows
        showreel watch Sources/Fancy -o Clips/    a clip of each preview

      It takes what export takes, and looks after presets, code, the other files of
      a package, their colours, pictures and texts. An input is made again when
      something of it is saved; its clips that are what they were are left. What is
      wrong is told, and the next save may mend it. Ctrl-C ends it.
      """)

  @OptionGroup var export: ExportCommand

  /// How often files are looked at, and how long nothing may be saved before clips are made: editors write
  /// several files at a time, and one in several steps.
  private static let pause = Duration.milliseconds(100)

  /// Told here, and not by the parser: of a command that takes another's options it would name both as one.
  ///
  /// - Throws: An `ExitCode` where clips would go to what is written once.
  static func refuseStandardOutput(of export: ExportCommand) throws {
    guard export.target.output.contains(StandardOutput.path) else { return }
    export.printing.console.fail(
      "Clips that are made again and again cannot go to standard output. Name a file or a folder.")
    throw ExitCode(ExitStatus.usage)
  }

  @MainActor
  func run() async throws {
    try Self.refuseStandardOutput(of: export)
    Interruption.listen()
    let console = export.printing.console
    let direction = try Batch(console: console).collect {
      try Direction(export.screen, export.picture, script: export.script, movie: export.movie)
    }
    var saved = export.inputs
    var isFirst = true
    while !isOver(console) {
      // Looked at before clips are made, so that what is saved meanwhile is noticed.
      var inputs = export.inputs.map { WatchedInput($0, directed: direction) }
      tell(
        .init(
          state: .making, inputs: saved,
          files: inputs.filter { saved.contains($0.argument) }.flatMap(\.files)), console)
      try await make(saved, isFirst: isFirst, console)
      isFirst = false
      if isOver(console) { break }
      tell(.init(state: .waiting), console)
      saved = try await next(of: &inputs, console)
    }
    // Ctrl-C in its terminal is how it is ended.
    if let code = Interruption.exitCode, code != 128 + SIGINT { throw ExitCode(code) }
  }

  /// Nobody waits for clips where whoever read of them has gone.
  private func isOver(_ console: Console) -> Bool {
    Interruption.isRequested || console.isJSON && !StandardStream.output.hasReader
  }

  private func tell(_ news: WatchNews, _ console: Console) {
    if console.isJSON { return console.writeJSON(.watch, news) }
    if news.state == .waiting { console.note("Waiting for the next save. Ctrl-C ends this.") }
  }

  /// Makes the clips of some inputs; what goes wrong is told and ends nothing.
  @MainActor
  private func make(_ inputs: [String], isFirst: Bool, _ console: Console) async throws {
    var pass = export
    pass.inputs = inputs
    pass.force = export.force && isFirst
    do {
      try await pass.run()
    } catch is ExitCode {
      // It has said why.
    } catch let error as ValidationError where isFirst {
      throw error
    } catch {
      console.fail(error)
    }
  }

  /// The inputs that were saved, when that is over.
  @MainActor
  private func next(
    of inputs: inout [WatchedInput], _ console: Console
  ) async throws -> [String] {
    var saved: Set<String> = []
    while !isOver(console) {
      try await ContinuousClock().sleep(for: Self.pause)
      let now = inputs.indices.filter { inputs[$0].hasChanged() }.map { inputs[$0].argument }
      saved.formUnion(now)
      if now.isEmpty, !saved.isEmpty { break }
    }
    // Swift files that are named together may use one another.
    let isCode = saved.contains { $0.hasSuffix(".swift") }
    let all = export.inputs.filter { saved.contains($0) || isCode && $0.hasSuffix(".swift") }
    // A target's catalogue goes with it: the target need have no clips of its own.
    return all
      + export.inputs.filter { input in
        !all.contains(input) && all.contains { CataloguePages.isOne(input, in: $0) }
      }
  }
}
