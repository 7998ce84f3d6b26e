import ArgumentParser
import Foundation
import Snippets
import Studio

/// What a demo that is compiled and run may use.
struct SandboxOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo, help: "Run demos behind walls, or, with --no-sandbox, with your rights."
  )
  var sandbox = true

  @Flag(help: "Leave out modifiers that are not supported, and say so.")
  var lenient = false

  @Option(
    help: ArgumentHelp(
      "Seconds a demo may play; what a busy machine lets it wait does not count.",
      valueName: "seconds"))
  var timeLimit: Double = Self.defaultTimeLimit

  @Option(help: ArgumentHelp("Memory a demo may fill.", valueName: "MB"))
  var memoryLimit: Int = Self.defaultMemoryLimit

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Clips made side by side; as many as there are processors, unless this says.",
      valueName: "number"))
  var jobs: Int?

  static let defaultTimeLimit = 120.0
  static let defaultMemoryLimit = 2048
  /// Seconds.
  private static let longestTimeLimit = 86_400.0
  /// MB.
  private static let largestMemoryLimit = 1 << 24
  private static let mostJobs = 256

  /// For a demo that plays.
  var demoLimits: SandboxLimits {
    SandboxLimits(seconds: timeLimit, memory: memoryLimit << 20)
  }

  /// For the compiler of a demo: what is tight for a demo says nothing about compiling it.
  var compilerLimits: SandboxLimits {
    SandboxLimits(
      seconds: max(timeLimit, Self.defaultTimeLimit),
      memory: max(memoryLimit, Self.defaultMemoryLimit) << 20)
  }

  /// Clips made side by side.
  var width: Int { jobs ?? min(ProcessInfo.processInfo.activeProcessorCount, Self.mostJobs) }

  /// Whether so many clips have to share the machine, each with another.
  func isSharing(among clips: Int) -> Bool { min(clips, width) > 1 }

  /// What is asked of every clip, in one text: clips of two such texts are not the same.
  func named(_ direction: Direction) throws -> String {
    try direction.named(isLenient: lenient)
  }

  /// What another machine is told to do the same by.
  var passedOn: [String] {
    var words: [String] = []
    if !sandbox { words.append("--no-sandbox") }
    if lenient { words.append("--lenient") }
    if timeLimit != Self.defaultTimeLimit { words += ["--time-limit", "\(timeLimit)"] }
    if memoryLimit != Self.defaultMemoryLimit { words += ["--memory-limit", "\(memoryLimit)"] }
    if let jobs { words += ["--jobs", "\(jobs)"] }
    return words
  }

  func validate() throws {
    if !(timeLimit > 0) {
      throw ValidationError("--time-limit \(timeLimit) is no time at all. Use --time-limit 120.")
    }
    if timeLimit > Self.longestTimeLimit {
      throw ValidationError(
        "--time-limit \(timeLimit) is more than a day. Use --time-limit 120.")
    }
    if memoryLimit < 64 {
      throw ValidationError("--memory-limit \(memoryLimit) is too little. Use --memory-limit 2048.")
    }
    if memoryLimit > Self.largestMemoryLimit {
      throw ValidationError(
        "--memory-limit \(memoryLimit) is more than a machine has. Use --memory-limit 2048.")
    }
    if let jobs, jobs > Self.mostJobs {
      throw ValidationError("--jobs \(jobs) is too many. Use --jobs \(Self.mostJobs) or less.")
    }
    if let jobs, jobs < 1 {
      throw ValidationError("--jobs \(jobs) does nothing. Use --jobs 1 or more.")
    }
  }
}
