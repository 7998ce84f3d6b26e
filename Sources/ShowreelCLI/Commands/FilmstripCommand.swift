import ArgumentParser
import Foundation
import Movie
import Studio

struct FilmstripCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "filmstrip",
    abstract: "Draws some frames of a preset side by side, for where a video cannot play.")

  @Argument(help: "Presets' names or files.")
  var inputs: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The PNG to write, or the folder for several.", valueName: "path"))
  var output: String?

  @Option(help: "Frames side by side.")
  var count = 7

  @Option(help: ArgumentHelp("Pixels from top to bottom.", valueName: "pixels"))
  var height = 200

  @OptionGroup(title: "Clip") var stage: StageOptions
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
    let console = printing.console
    do {
      // A strip is one picture, so that a name that ends in / can only be the folder it goes to.
      let isForFolder = inputs.count > 1 || output?.hasSuffix("/") == true
      let place = try OutputPlace(output, isForSeveral: isForFolder, ending: "png")
      try place.prepare()
      for input in inputs {
        guard case .preset(let preset) = try ClipSource(input) else {
          throw InputError(problems: ["\(input) is not a preset; strips are made of presets only."])
        }
        var direction = try Direction(stage)
        // In a row of small pictures what is on the screen is what counts.
        direction.look = direction.look ?? .plain
        let clip = try preset.clip(directed: direction)
        let file = place.path(for: clip.name)
        let strip = try Filmstrip(clip, count: count, height: height).bitmap()
        try WholeFile.write(strip.pngData(), to: file)
        console.note("\(PathText.shown(file)) is written")
      }
    } catch {
      console.fail(error)
      throw ExitCode(ExitStatus.code(for: error))
    }
  }
}
