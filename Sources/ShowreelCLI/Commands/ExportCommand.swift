import ArgumentParser
import Foundation
import Movie
import Snippets
import Studio

struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Plays presets, .swift files or Markdown pages and writes clips.",
    discussion: """
      Examples:
        showreel export TransitionMove                    TransitionMove.mp4
        showreel export TransitionMove -o move.gif        the ending chooses: .mp4, .mov, .webm, .gif, .webp
        showreel export Demo.swift -o frames/             a folder of PNG pictures
        showreel export Presets/*.yaml -o Clips/          one clip each
        showreel export Demo.swift --tap 'Toggle@0.5,2'   taps at exact times
        showreel export guide.md                          where the page's videos belong
        showreel export guide.md -o Clips/                all of them in one folder

      For one preset or .swift file, a name that ends in / is a folder of PNG pictures, frame by frame.
      For a page or several inputs it is the folder that their clips go to.
      """)

  @Argument(help: "A preset's name or file, a .swift file, or a Markdown page.")
  var inputs: [String]

  @Option(
    name: [.short, .long, .customLong("out")],
    help: ArgumentHelp(
      "The file to write, or a folder that ends in /: of PNG pictures for one clip, of clips for several.",
      valueName: "path"))
  var output: String?

  @OptionGroup(title: "Clip") var stage: StageOptions
  @OptionGroup(title: "Script") var script: ScriptOptions
  @OptionGroup(title: "Movie") var movie: MovieOptions
  @OptionGroup(title: "Running demos") var sandbox: SandboxOptions
  @Flag(help: "Make clips of Swift code again that have not changed.")
  var force = false
  @Flag(help: "Replace files that a page names also where Showreel did not make them.")
  var overwrite = false

  @OptionGroup var printing: OutputOptions

  @MainActor
  func run() async throws {
    Interruption.listen()
    let console = printing.console
    let began = ContinuousClock.now
    var batch = Batch(console: console)
    let (direction, work) = try batch.collect {
      let direction = try Direction(stage, script: script, movie: movie)
      return (direction, try ExportWork(inputs, to: output, directed: direction))
    }
    for job in work.presets where !Interruption.isRequested {
      batch.run(job.name) { try job.run(console) }
    }
    if !work.plans.isEmpty, let note = CacheFolder.users.note { console.note(note) }
    if !Interruption.isRequested {
      let demos = DemoRun(
        direction: direction, sandbox: sandbox, isForced: force, overwrites: overwrite,
        console: console)
      await demos.run(work.plans, batch: &batch)
    }
    try batch.finish(elapsed: (ContinuousClock.now - began) / .seconds(1))
  }
}
