import ArgumentParser
import Foundation
import Studio

struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Does a task of a plan.",
    discussion: """
      It may be done again, and by two machines at once: what is there already is not made again, and what
      is made has its name only when it is whole. Without --task it does all of them, one after the other.
      """)

  @Argument(help: "The file that plan wrote.", completion: InputCompletion.plans)
  var plan: String

  @Option(
    help: ArgumentHelp("The task to do, the first being 0. Repeatable.", valueName: "number"))
  var task: [Int] = []

  @OptionGroup(title: "Running demos") var sandbox: SandboxOptions
  @OptionGroup(title: "Cache") var caching: CacheOptions
  @OptionGroup var printing: OutputOptions

  @MainActor
  func run() async throws {
    Interruption.listen()
    let console = printing.console
    let outcome = Outcome(console: console)
    try await outcome.finish {
      let cache = try SharedCache(caching, console: console)
      let open = try OpenPlan(plan)
      let tasks = task.isEmpty ? Array(open.plan.tasks.indices) : task
      if let wrong = tasks.first(where: { !open.plan.tasks.indices.contains($0) }) {
        throw ValidationError(
          "There is no task \(wrong). The plan has \(open.plan.tasks.count), and the first is 0.")
      }
      guard try ToolIdentity.current() == open.plan.tool else { throw TaskError.otherTool }
      try open.folder.prepare()
      let work = TaskWork(
        plan: open.plan, folder: open.folder, sandbox: sandbox,
        // What somebody else may be given has all that its code says.
        cache: sandbox.lenient && !open.plan.isLenient ? nil : cache?.clips,
        console: console)
      for task in tasks where !Interruption.isRequested {
        await work.run(task: task, outcome: outcome)
      }
      await cache?.clips.end()
    }
  }
}
