import ArgumentParser
import Foundation
import Studio

struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Reads and plays inputs without drawing; prints frames, duration and events.",
    discussion:
      "It ends with the exit code that export would end with. For a page it lists the clips that would be "
      + "made, and what is not a view. With --no-compile nothing of Swift code is compiled or played, and "
      + "only what can be read of it is said.")

  @Argument(
    help: "A preset's name or file, a .swift file, a folder or package, or a Markdown page.",
    completion: InputCompletion.kind)
  var inputs: [String]

  @Flag(inversion: .prefixedNo, help: "Compile and play Swift code, to find its mistakes.")
  var compile = true

  @Flag(help: "Take a warning for a mistake: the exit code is 65.")
  var strict = false

  @OptionGroup(title: "Clip") var screen: ScreenOptions
  @OptionGroup(title: "Clip") var picture: PictureOptions
  @OptionGroup(title: "Script") var script: ScriptOptions
  @OptionGroup(title: "Running demos") var sandbox: SandboxOptions
  @OptionGroup var printing: OutputOptions

  @MainActor
  func run() async throws {
    Interruption.listen()
    var console = printing.console
    console.isStrict = strict
    let outcome = Outcome(console: console)
    let (direction, work) = try Batch(console: console).collect {
      let direction = try Direction(screen, picture, script: script)
      return (
        direction,
        try ExportWork(
          inputs, to: TargetOptions.parse([]), directed: direction, makesFolders: false)
      )
    }
    for job in work.presets where !Interruption.isRequested {
      outcome.run(job.name) {
        let checked = CheckedClip(try job.clip.plan(), clip: job.clip)
        try checked.tryFormats(of: job.paths)
        checked.print(to: console)
      }
    }
    let demos = DemoCheck(
      direction: direction, sandbox: sandbox, plays: compile, console: console)
    if !Interruption.isRequested { await demos.run(work.plans, outcome: outcome) }
    try outcome.finish()
  }
}
