import ArgumentParser
import Foundation
import Movie
import Studio

struct FilmstripCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "filmstrip",
    abstract: "Draws some frames of a clip side by side, for where a video cannot play.",
    discussion:
      "A frame is as high as --height says. With --fps 4 one shows each quarter of a second at the most; "
      + "the clip is played at its usual rate all the same. Where neither its source nor --look says what "
      + "is around the screen, it is the screen and nothing else.")

  @Argument(
    help: "A preset's name or file, a .swift file, a folder or package, or a Markdown page.",
    completion: InputCompletion.kind)
  var inputs: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The PNG to write, or the folder for several.", valueName: "path"))
  var output: String?

  @Option(help: "Frames side by side.")
  var count = 7

  @Option(help: ArgumentHelp("Pixels from top to bottom.", valueName: "pixels"))
  var height = 200

  @OptionGroup(title: "Clip") var screen: ScreenOptions
  @OptionGroup(title: "Clip") var look: LookOptions
  @OptionGroup(title: "Clip") var shutter: ShutterOptions
  @OptionGroup(title: "Script") var script: ScriptOptions
  @OptionGroup(title: "Running demos") var sandbox: SandboxOptions
  @Flag(help: "Make strips of Swift code again that have not changed.")
  var force = false
  @OptionGroup var printing: OutputOptions

  func validate() throws {
    if !(2...60).contains(count) {
      throw ValidationError("--count \(count) is not between 2 and 60. Use --count 7.")
    }
    if !(16...4096).contains(height) {
      throw ValidationError("--height \(height) is not between 16 and 4096. Use --height 200.")
    }
  }

  @MainActor
  func run() async throws {
    Interruption.listen()
    let console = printing.console
    var batch = Batch(console: console)
    batch.isOfStrips = true
    let request = StripRequest(count: count, height: height)
    let (direction, work) = try batch.collect { () -> (Direction, StripWork) in
      let direction = try Direction(screen, look: look, shutter: shutter, script: script)
      return (direction, try StripWork(inputs, to: output, directed: direction))
    }
    for (clip, path) in work.presets where !Interruption.isRequested {
      batch.run(clip.name, poster: path) {
        try request.write(clip, to: path)
        return []
      }
    }
    if !Interruption.isRequested {
      let demos = DemoRun(
        direction: direction, sandbox: sandbox, isForced: force, overwrites: true, strip: request,
        console: console)
      await demos.run(work.plans, batch: &batch)
    }
    try batch.finish(elapsed: nil)
  }
}
