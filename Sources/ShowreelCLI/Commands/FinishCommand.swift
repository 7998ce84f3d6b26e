import ArgumentParser
import Foundation
import Studio

struct FinishCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "finish",
    abstract: "Puts the clips of a plan in their places.",
    discussion: """
      Segments are joined without loss. Where parts are missing, the clips that are whole are put in their
      places all the same, and the tasks that are to be done again are named.
      """)

  @Argument(help: "The file that plan wrote.", completion: InputCompletion.plans)
  var plan: String

  @Flag(help: "Remove the parts afterwards, where everything is in its place.")
  var clean = false
  @Flag(help: "Replace files that a page names also where Showreel did not make them.")
  var overwrite = false

  @OptionGroup(title: "Running demos") var sandbox: SandboxOptions
  @OptionGroup var printing: OutputOptions

  @MainActor
  func run() async throws {
    Interruption.listen()
    let console = printing.console
    let began = ContinuousClock.now
    var batch = Batch(console: console)
    let open = try batch.collect { try OpenPlan(plan) }
    let work = FinishWork(
      plan: open.plan, path: open.path, folder: open.folder, sandbox: sandbox,
      overwrites: overwrite, console: console)
    if await work.run(&batch), clean {
      batch.run("\(plan)") {
        try open.folder.remove()
        return []
      }
    }
    try batch.finish(elapsed: (ContinuousClock.now - began) / .seconds(1))
  }
}
