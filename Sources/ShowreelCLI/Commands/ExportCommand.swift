import ArgumentParser
import Foundation
import Movie
import Snippets
import Studio

struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Plays presets, Swift code or Markdown pages and writes clips.",
    discussion: """
      Examples:
        showreel export TransitionMove                    TransitionMove.mp4
        showreel export TransitionMove -o move.gif        the ending chooses the format
        showreel export Demo.swift -o 'frames/*.png'      a folder of PNG pictures
        showreel export Demo.swift -o a.mp4 -o a.webm     several files
        showreel export Demo.swift -o - | mpv -           raw frames for another program
        showreel export Presets/*.yaml -o Clips/          one clip each
        showreel export Demo.swift --tap 'Toggle@0.5,2'   taps at exact times
        showreel export Sources/Fancy                     a folder or a package: a clip of each preview
        showreel export guide.md                          where the page's videos belong
        showreel export guide.md -o Clips/                all of them in one folder
        showreel export Fancy.docc                        articles and tutorials of a DocC catalogue

      Files end in \(OutputFormat.fileEndings.joined(separator: ", ")), or are pictures: 'frames/*.png'.
      A name that ends in / is the folder that clips go to, one or many.
      Several files come from one play of the clip where they have one frame rate; each is what it would
      be alone. A GIF has 50 frames a second unless --fps says otherwise, so beside others, which
      have 60, it is played for itself; with --fps 50 all come from one play.
      Transparent (a look's backdrop 'clear') can be: .webm, .apng, .webp, .svg, PNG pictures, and
      .mov with --codec prores. An .svg holds clips made of shapes and text alone.
      """)

  @Argument(
    help: "A preset's name or file, a .swift file, a folder or package, or a Markdown page.",
    completion: InputCompletion.kind)
  var inputs: [String]

  @OptionGroup(title: "Files") var target: TargetOptions
  @OptionGroup(title: "Clip") var screen: ScreenOptions
  @OptionGroup(title: "Clip") var picture: PictureOptions
  @OptionGroup(title: "Script") var script: ScriptOptions
  @OptionGroup(title: "Movie") var movie: MovieOptions
  @OptionGroup(title: "Running demos") var sandbox: SandboxOptions
  @OptionGroup(title: "Cache") var caching: CacheOptions
  @Flag(help: "Make clips of Swift code again that have not changed.")
  var force = false
  @Flag(help: "Take a warning for a mistake: clips are written, and the exit code is 65.")
  var strict = false
  @Flag(help: "Replace files that a page names also where Showreel did not make them.")
  var overwrite = false

  @OptionGroup var printing: OutputOptions

  func validate() throws {
    if picture.scale.scale != nil, movie.width != nil {
      throw ValidationError(
        "--scale and --width both say how large the picture is. Use one of them.")
    }
    let isStream = target.chosenFormat == nil || target.chosenFormat?.isStream == true
    if movie.maxBytes != nil, isStream, target.output.contains(StandardOutput.path) {
      throw ValidationError(
        "Raw frames have no quality that --max-bytes could find. Name a format: --format mp4")
    }
    if printing.json, target.output.contains(StandardOutput.path) {
      throw ValidationError(
        "The clip and --json would both go to standard output. Leave --json out, or name a file.")
    }
  }

  @MainActor
  func run() async throws {
    Interruption.listen()
    var console = printing.console
    console.isStrict = strict
    // What has not changed is told no more.
    let isForced = force || strict
    let began = ContinuousClock.now
    var batch = Batch(console: console)
    let (direction, work, cache) = try batch.collect {
      var direction = try Direction(screen, picture, script: script, movie: movie)
      direction.movie?.format = target.chosenFormat?.word
      let work = try ExportWork(inputs, to: target, directed: direction)
      return (direction, work, try SharedCache(caching, console: console))
    }
    var presets: [PresetExport] = []
    for job in work.presets where !Interruption.isRequested {
      if !isForced, let kept = await cache?.restore(job) {
        batch.run(job.name, poster: job.options.poster) { kept }
      } else {
        presets.append(job)
      }
    }
    await PresetRun(width: sandbox.width, console: console).run(presets) { [presets] place, made in
      var job = presets[place]
      batch.run(job.name, poster: job.options.poster) { try made.get().reports }
      guard case .success(let made) = made else { return }
      job.content = made.content
      await cache?.keep(job, made.reports)
    }
    if !work.plans.isEmpty, let note = CacheFolder.users.note { console.tell(Finding(.note, note)) }
    if !Interruption.isRequested {
      let demos = DemoRun(
        direction: direction, sandbox: sandbox, isForced: isForced, overwrites: overwrite,
        cache: cache, console: console)
      await demos.run(work.plans, batch: &batch)
    }
    await cache?.clips.end()
    try batch.finish(elapsed: (ContinuousClock.now - began) / .seconds(1))
  }
}
