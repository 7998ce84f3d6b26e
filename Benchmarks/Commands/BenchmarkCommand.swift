import ArgumentParser

@main
struct BenchmarkCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "showreel-benchmark",
    abstract: "Prints what clips cost, next to the encoder alone on the same frames in the "
      + "same run.",
    discussion: """
      Quote ratios, not seconds: these are taken in pairs, so that a busy machine slows both. Build it for release:
      swift run -c release showreel-benchmark
      """,
    subcommands: [
      WorkloadsCommand.self, ScalingCommand.self, PointCommand.self, PictureCommand.self,
      PreviewCommand.self, MemoryCommand.self,
    ],
    defaultSubcommand: WorkloadsCommand.self)
}

struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "What the preview of each preset waits for.")

  @MainActor func run() async throws { try PreviewTimes.printAll() }
}

struct MemoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "memory", abstract: "What the largest preset holds at once.")

  func run() throws { try MemoryPeaks.printAll() }
}
