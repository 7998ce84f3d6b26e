import ArgumentParser
import Foundation
import Movie
import Presets
import Snippets

struct SubmitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "submit",
    abstract: "Gives a plan to a cluster: Slurm or Kubernetes.",
    discussion: """
      Examples:
        showreel submit plan.json --slurm                 an array job, and finish after it
        showreel submit plan.json --slurm --directive=--partition=short
        showreel submit plan.json --kubernetes --image registry.example.com/showreel --claim work

      For Slurm the plan, the inputs and this program have to be on a disk that all nodes see. For Kubernetes
      the volume has to hold the folder that the plan is in; the jobs are written and not sent.
      """)

  @Argument(help: "The file that plan wrote.", completion: InputCompletion.plans)
  var plan: String

  @Flag(help: "Write an array job and a job that finishes, and submit both by sbatch.")
  var slurm = false
  @Flag(help: "Write an Indexed Job and a Job that finishes, for kubectl.")
  var kubernetes = false

  @Option(
    help: ArgumentHelp("Tasks at once. (default: Slurm's choice; 50)", valueName: "number"))
  var width: Int?
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "An option of sbatch for both jobs: --partition=short. Repeatable.", valueName: "option"))
  var directive: [String] = []
  @Flag(help: "Write the jobs for Slurm, and do not submit them.")
  var writeOnly = false
  @Option(help: ArgumentHelp("The container image that has showreel.", valueName: "name"))
  var image: String?
  @Option(
    help: ArgumentHelp("The claim of the volume that holds the plan's folder.", valueName: "name"))
  var claim: String?
  @Option(help: ArgumentHelp("Where pods see that volume.", valueName: "folder"))
  var mount = "/work"

  @OptionGroup(title: "Running demos") var sandbox: SandboxOptions
  @OptionGroup(title: "Cache") var caching: CacheOptions
  @OptionGroup var printing: OutputOptions

  private static let usualWidth = 50

  func validate() throws {
    if slurm == kubernetes {
      throw ValidationError("Which cluster? Use --slurm or --kubernetes.")
    }
    if kubernetes, image == nil || claim == nil {
      throw ValidationError(
        "Pods need an image with showreel, and a volume with the plan's folder. "
          + "Use --image registry.example.com/showreel --claim work.")
    }
    if let width, !(1...100_000).contains(width) {
      throw ValidationError("--width \(width) is not between 1 and 100000. Use --width 50.")
    }
    if let wrong = directive.first(where: { !$0.hasPrefix("-") || $0.contains("\n") }) {
      throw ValidationError(
        "'\(wrong)' is no option of sbatch. Use --directive=--partition=short.")
    }
    if !mount.hasPrefix("/") {
      throw ValidationError("--mount \(mount) is no absolute path. Use --mount /work.")
    }
  }

  @MainActor
  func run() async throws {
    let console = printing.console
    let outcome = Outcome(console: console)
    try await outcome.finish {
      let program = DemoToolchain.executable
      let path = URL(filePath: plan).standardizedFileURL.path
      // Before paths begin where the plan's do.
      let kept = kubernetes ? try mountedCache : cachePath
      let open = try OpenPlan(plan)
      let place = open.folder.path + "/jobs"
      try OutputFolders.make(place)
      if slurm {
        try SlurmJobs.check(logs: place)
        let jobs = SlurmJobs(
          program: program, plan: path, taskCount: open.plan.tasks.count,
          options: sandbox.passedOn + caching.words(in: kept), finishing: sandbox.passedOn,
          width: width, directives: directive, logs: place)
        try submit(jobs, in: place, console)
      } else {
        try write(kubernetes(open.plan.tasks.count, cache: kept), in: place, console)
      }
    }
  }

  /// The cache as nodes with the same disk find it.
  private var cachePath: String? {
    caching.cache.map { CacheOptions.isAddress($0) ? $0 : Self.absolute($0) }
  }

  /// The cache as pods see it: of this machine's folders they have the plan's, as their mount.
  private var mountedCache: String? {
    get throws {
      guard let cache = caching.cache, !CacheOptions.isAddress(cache) else { return cachePath }
      let (path, folder) = (
        Self.absolute(cache), (Self.absolute(plan) as NSString).deletingLastPathComponent
      )
      guard path.hasPrefix(folder + "/") else {
        throw ValidationError(
          "Pods see \(folder) as \(mount), and the cache's folder '\(cache)' is not in it. Use --cache "
            + "\(folder)/Cache, or the address of a server.")
      }
      return mount + path.dropFirst(folder.count)
    }
  }

  private static func absolute(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.path
  }

  @MainActor
  private func submit(_ jobs: SlurmJobs, in place: String, _ console: Console) throws {
    let (tasks, finish) = (place + "/tasks.sh", place + "/finish.sh")
    try WholeFile.write(jobs.tasks.utf8, to: tasks)
    try WholeFile.write(jobs.finish.utf8, to: finish)
    if console.isJSON {
      console.writeJSON(
        .submission, Submission(to: .slurm, tasks: tasks, finish: finish, count: jobs.taskCount))
    } else {
      console.note("\(PathText.shown(tasks)) and finish.sh are written")
    }
    guard !writeOnly else { return }
    let known = try? SlurmCommand.answer(of: "scontrol", ["show", "config"])
    if let most = known.flatMap(SlurmJobs.mostTasks), jobs.taskCount > most {
      throw InputError(problems: [
        "The plan has \(jobs.taskCount) tasks, and an array has up to \(most) here. "
          + "Plan again with --tasks \(most)."
      ])
    }
    let array = try SlurmCommand.answer(of: "sbatch", ["--parsable", tasks])
    // Of a federation, the cluster follows the number.
    let number = array.prefix { $0.isNumber }
    let last = try SlurmCommand.answer(
      of: "sbatch", ["--parsable", "--dependency=afterany:\(number)", finish])
    if console.isJSON {
      console.writeJSON(
        .jobs, ["tasks": String(number), "finish": String(last.prefix { $0.isNumber })])
    } else {
      console.note(
        "job \(number) does \(jobs.taskCount) \(jobs.taskCount == 1 ? "task" : "tasks"), and job "
          + "\(last.prefix { $0.isNumber }) puts everything together: squeue --me")
    }
  }

  private func kubernetes(_ count: Int, cache: String?) -> KubernetesJobs {
    KubernetesJobs(
      name: KubernetesJobs.name(of: plan), image: image ?? "", claim: claim ?? "", mount: mount,
      plan: mount + "/" + (plan as NSString).lastPathComponent, taskCount: count,
      width: min(count, width ?? Self.usualWidth),
      options: sandbox.passedOn + caching.words(in: cache), finishing: sandbox.passedOn)
  }

  @MainActor
  private func write(_ jobs: KubernetesJobs, in place: String, _ console: Console) throws {
    let (tasks, finish) = (place + "/tasks.yaml", place + "/finish.yaml")
    try WholeFile.write(YAMLDocument.text(of: jobs.tasks).utf8, to: tasks)
    try WholeFile.write(YAMLDocument.text(of: jobs.finish).utf8, to: finish)
    if console.isJSON {
      return console.writeJSON(
        .submission,
        Submission(to: .kubernetes, tasks: tasks, finish: finish, count: jobs.taskCount))
    }
    console.note(
      "\(PathText.shown(tasks)) and finish.yaml are written. Run: kubectl apply -f "
        + "\(PathText.shown(tasks)); kubectl wait --for=condition=complete job/\(jobs.name); "
        + "kubectl apply -f \(PathText.shown(finish))")
  }
}
