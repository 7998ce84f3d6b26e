import ArgumentParser
import Foundation
import Movie
import Studio

struct PlanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Cuts many clips into tasks of even cost, for several machines.",
    discussion: """
      Examples:
        showreel plan Presets/*.yaml guide.md -o plan.json --to Clips/
        showreel run plan.json --task 0                   on each machine, with another task
        showreel finish plan.json                         once, when all of them are done

      Each clip is played without being drawn, and Swift code compiled, to find out what it takes. Clips
      of \(2 * SegmentCut.length) frames or more are cut into segments of \(SegmentCut.length), which finish joins without loss.
      The clips have the same bytes however many tasks there are.
      """)

  @Argument(
    help: "A preset's name or file, a .swift file, a folder or package, or a Markdown page.",
    completion: InputCompletion.kind)
  var inputs: [String]

  @Option(name: .shortAndLong, help: ArgumentHelp("The plan to write.", valueName: "file"))
  var output = "plan.json"

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp(
      "Where finish puts the clips, as --output of export says it. Can be given several times.",
      valueName: "path"))
  var places: [String] = []

  @Option(
    help: ArgumentHelp("The format where no file ending says it.", valueName: "name"))
  var format: String?

  @Flag(help: "The frame that stands for each clip, as a PNG beside it.")
  var poster = false

  @Option(
    help: ArgumentHelp(
      "Tasks at the most. (default: one for every five minutes of one core, up to 1000)",
      valueName: "number"))
  var tasks: Int?

  @OptionGroup(title: "Clip") var screen: ScreenOptions
  @OptionGroup(title: "Clip") var picture: PictureOptions
  @OptionGroup(title: "Script") var script: ScriptOptions
  @OptionGroup(title: "Movie") var movie: MovieOptions
  @OptionGroup(title: "Running demos") var sandbox: SandboxOptions
  @OptionGroup var printing: OutputOptions

  /// Seconds of one core.
  private static let usualTask = 300.0
  /// A Slurm array has up to 1000 tasks unless its cluster says otherwise.
  private static let usualMost = 1000
  private static let most = 1_000_000

  func validate() throws {
    if let format, OutputFormat.named(format) == nil {
      throw ValidationError(
        "There is no format '\(format)'. Formats: "
          + OutputFormat.all.map(\.word).joined(separator: ", ") + ".")
    }
    if places.contains(StandardOutput.path) {
      throw ValidationError(
        "Clips of several machines cannot go to standard output. Name a folder: --to Clips/")
    }
    if let tasks, !(1...Self.most).contains(tasks) {
      throw ValidationError("--tasks \(tasks) is not between 1 and \(Self.most). Use --tasks 8.")
    }
    if picture.scale.scale != nil, movie.width != nil {
      throw ValidationError(
        "--scale and --width both say how large the picture is. Use one of them.")
    }
  }

  @MainActor
  func run() async throws {
    Interruption.listen()
    let console = printing.console
    let outcome = Outcome(console: console)
    try await outcome.finish {
      let tool = try ToolIdentity.current()
      var direction = try Direction(screen, picture, script: script, movie: movie)
      direction.movie?.format = format
      var target = TargetOptions()
      (target.output, target.format) = (places, format)
      target.poster = poster ? TargetOptions.beside : nil
      let work = PlanWork(
        direction: direction, target: target, sandbox: sandbox, console: console)
      let clips = try await work.clips(inputs, outcome: outcome)
      var plan = TaskPlan(
        tool: tool, folder: OpenPlan.folder(from: output), direction: direction,
        isLenient: sandbox.lenient, clips: clips, tasks: [])
      plan.divide(upTo: tasks, usual: (Self.usualTask, Self.usualMost))
      if !Interruption.isRequested, !clips.isEmpty {
        try plan.write(to: output)
        report(plan, console)
      }
    }
  }

  private func report(_ plan: TaskPlan, _ console: Console) {
    let seconds = plan.tasks.reduce(0) { $0 + $1.seconds }
    if console.isJSON {
      for clip in plan.clips { console.writeJSON(.plan, PlannedLine(clip, plan)) }
      for number in plan.tasks.indices { console.writeJSON(.task, TaskLine(number, of: plan)) }
      return
    }
    func counted(_ count: Int, _ word: String) -> String {
      "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    console.note(
      "\(PathText.shown(output))  \(counted(plan.clips.count, "clip")), "
        + "\(counted(plan.clips.reduce(0) { $0 + $1.cost.frames.count }, "frame")), "
        + "about \(String(format: "%.0f", seconds.rounded(.up))) s of one core in "
        + "\(counted(plan.tasks.count, "task")): showreel run \(PathText.shown(output)) --task 0"
        + (plan.tasks.count > 1 ? ", … \(plan.tasks.count - 1)" : ""))
  }

  /// A planned clip as `--json` prints it.
  private struct PlannedLine: Encodable {
    let name: String
    let paths: [String]
    let frames: Int
    let moving: Int
    let area: Int
    let seconds: Double
    let segments: Int
    let leftOut: [String]?

    init(_ clip: TaskPlan.Clip, _ plan: TaskPlan) {
      name = clip.name
      paths = clip.outputs
      frames = clip.cost.frames.count
      moving = clip.cost.moving
      area = clip.cost.area
      seconds = clip.cost.seconds
      segments = max(1, clip.segments.count)
      leftOut = clip.leftOut.isEmpty ? nil : clip.leftOut.map(\.name)
    }
  }
}
