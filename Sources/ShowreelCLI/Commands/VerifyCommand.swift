import ArgumentParser
import Foundation
import Movie
import Studio

struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Makes clips again and compares them with those that are there.",
    discussion: """
      Examples:
        showreel verify guide.md                      the clips that the page shows
        showreel verify guide.md --tolerance 0.01     frames may differ a little
        showreel verify guide.md --accept             takes the new ones where they differ
        showreel verify Presets/*.yaml -o Clips/      clips that export wrote with the same words

      Say it as you said it to export. It writes nothing but pictures of differences (before, after,
      difference), one for each clip that differs, and ends with exit code 1 where one does or is not
      there. With --accept the new clips take the others' places, each whole or not at all.
      """)

  @Argument(
    help: "A preset's name or file, a .swift file, a folder or package, or a Markdown page.",
    completion: InputCompletion.kind)
  var inputs: [String]

  @OptionGroup(title: "Comparison") var comparison: ComparisonOptions
  @Option(
    help: ArgumentHelp("The folder for pictures of differences, or 'none'.", valueName: "folder"))
  var differences = Self.usualFolder
  @Flag(help: "Put the new clips in the place of those that differ or are not there.")
  var accept = false

  @OptionGroup(title: "Files") var target: TargetOptions
  @OptionGroup(title: "Clip") var screen: ScreenOptions
  @OptionGroup(title: "Clip") var picture: PictureOptions
  @OptionGroup(title: "Script") var script: ScriptOptions
  @OptionGroup(title: "Movie") var movie: MovieOptions
  @OptionGroup(title: "Running demos") var sandbox: SandboxOptions
  @Flag(help: "Accept also in place of files that Showreel did not make.")
  var overwrite = false

  @OptionGroup var printing: OutputOptions

  func validate() throws {
    if target.output.contains(StandardOutput.path) {
      throw ValidationError(
        "There is no clip on standard output to compare with. Name a file or a folder.")
    }
    if picture.scale.scale != nil, movie.width != nil {
      throw ValidationError(
        "--scale and --width both say how large the picture is. Use one of them.")
    }
    if differences.isEmpty {
      throw ValidationError(
        "--differences names no folder. Use --differences differences, or none.")
    }
  }

  @MainActor
  func run() async throws {
    Interruption.listen()
    let console = printing.console
    let outcome = Outcome(console: console)
    let (direction, work) = try Batch(console: console).collect {
      var direction = try Direction(screen, picture, script: script, movie: movie)
      direction.movie?.format = target.chosenFormat?.word
      return (
        direction,
        try ExportWork(inputs, to: target, directed: direction, makesFolders: false)
      )
    }
    do {
      let verify = try VerifyWork(
        direction: direction, sandbox: sandbox, tolerance: comparison.tolerance,
        pictures: try folder(), accepts: accept, overwrites: overwrite, outcome: outcome)
      await verify.run(work)
    } catch {
      outcome.fail(error)
    }
    try outcome.finish()
  }

  private static let usualFolder = "differences"

  /// Made by the first picture that goes there.
  private func folder() throws -> String? {
    guard differences != "none" else { return nil }
    // Nobody has named it, so it may be that of a stranger's repository.
    let leads = try? FileManager.default.destinationOfSymbolicLink(atPath: Self.usualFolder)
    if differences == Self.usualFolder, let leads {
      throw InputError(problems: [
        "The folder '\(Self.usualFolder)' is a link to '\(PathText.shown(leads))'. Name the folder that pictures "
          + "of differences are to go to: --differences \(PathText.shown(leads))"
      ])
    }
    return differences.count > 1 && differences.hasSuffix("/")
      ? String(differences.dropLast()) : differences
  }
}
