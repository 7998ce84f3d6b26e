import ArgumentParser
import Foundation
import Movie
import Snippets
import Studio
import Views

/// Plays one compiled demo in a process of its own, started by `export`.
struct PlayDemoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play-demo", abstract: "Plays a compiled demo.", shouldDisplay: false)

  @Argument var library: String
  @Option var name: String
  @Option var output: String
  @Option var script = ""
  @Option var fixedSize: String?
  @Flag var landscape = false
  @OptionGroup var stage: StageOptions
  @OptionGroup var movie: MovieOptions
  @Option(parsing: .singleValue) var tap: [String] = []

  @MainActor
  func run() async throws {
    do {
      let demo = try DemoLibrary(path: library)
      var clip = Clip(name) { AnyView(any: demo.root(as: (any View).self)) }
      try direct(&clip)
      let report = try Exporter(clip, options: movie.exportOptions).export(to: output)
      try DemoDelivery.send(output, report: try json(WrittenClip(report)))
    } catch MovieError.diskFull {
      // The clip's own place comes later; this is where demos may write meanwhile.
      Console().fail(
        "The clip is larger than what a demo may write, or the temporary folder is full. Make it "
          + "shorter or smaller, or set TMPDIR to a folder on a disk with more space.")
      throw ExitCode(ExitStatus.cannotWrite)
    } catch {
      Console().fail("\(error)")
      throw ExitCode(ExitStatus.code(for: error))
    }
  }

  @MainActor
  private func direct(_ clip: inout Clip) throws {
    let commands = ScriptText(script).commands.taking(try ScriptOptions.steps(tap))
    if let fixedSize, let size = StageOptions.parsed(fixedSize) { clip.stage = Stage(size: size) }
    if landscape { clip.stage = clip.stage.landscape }
    clip.apply(commands)
    stage.apply(to: &clip)
  }

  private func json(_ value: WrittenClip) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
