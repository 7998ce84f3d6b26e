import ArgumentParser
import Foundation
import Movie
import Studio

struct PlotCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot",
    abstract: "Draws what moves in a clip: position, scale, opacity against time.",
    discussion: """
      Examples:
        showreel plot TransitionMove                      TransitionMove.svg
        showreel plot Demo.swift -o demo.png              the ending chooses: .svg, .png
        showreel plot guide.md -o plots/                  one plot for each clip of the page

      The values are the views' own, frame by frame; nothing is drawn to find them. An SVG is light and
      dark as its reader is; a PNG, and an SVG with --color-scheme, is one of them.
      """)

  @Argument(
    help: "A preset's name or file, a .swift file, a folder or package, or a Markdown page.",
    completion: InputCompletion.kind)
  var inputs: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The picture to write, or the folder for several.", valueName: "path"))
  var output: String?

  @OptionGroup(title: "Clip") var screen: ScreenOptions
  @OptionGroup(title: "Script") var script: ScriptOptions
  @OptionGroup(title: "Running demos") var sandbox: SandboxOptions
  @OptionGroup var printing: OutputOptions

  func validate() throws {
    guard let output, !output.hasSuffix("/"), !OutputFolders.isOne(output) else { return }
    let ending = (output as NSString).pathExtension.lowercased()
    if !["svg", "png", ""].contains(ending) {
      throw ValidationError("A plot is no '.\(ending)'. Use --output plot.svg or plot.png.")
    }
  }

  @MainActor
  func run() async throws {
    Interruption.listen()
    let console = printing.console
    let outcome = Outcome(console: console)
    try await outcome.finish {
      let direction = try Direction(screen, script: script)
      let isPage = inputs.contains(where: ClipSource.isPage)
      let isForSeveral =
        inputs.count > 1 || output?.hasSuffix("/") == true
        || isPage && (output as NSString?)?.pathExtension.isEmpty != false && output != nil
      let place = try OutputPlace(output, isForSeveral: isForSeveral, ending: ".svg")
      try place.prepare()
      let names = TakenNames()
      let scheme = screen.colorScheme.flatMap(PlotScheme.init)
      let work = MotionWork(direction: direction, sandbox: sandbox, console: console)
      await work.run(inputs, outcome: outcome) { found in
        let path = place.path(for: names.take(found.name))
        // One file for two clips would hold the second.
        if place.file != nil, names.count > 1 { throw OutputPlace.isOneFile(path) }
        try PlotFile(found.plot, scheme: scheme).write(to: path)
        if console.isJSON {
          console.writeJSON(.plot, WrittenPlot(path: path, found.plot))
        } else {
          console.note("\(PathText.shown(path)) is written")
        }
      }
    }
  }

  /// A plot as `--json` prints it.
  private struct WrittenPlot: Encodable {
    let path: String
    let duration: Double
    let moves: [String]
    let poster: Int

    init(path: String, _ plot: MotionPlot) {
      self.path = path
      duration = plot.duration
      moves = plot.curves.map(\.title)
      poster = plot.poster
    }
  }
}
