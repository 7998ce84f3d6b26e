import ArgumentParser
import Studio

struct PictureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture",
    abstract: "Draws the README's picture from results, by Showreel itself.")

  @Argument(help: "A file of results, as 'workloads --json FILE' writes it.")
  var results = "Documentation/performance.json"

  @Option(name: .shortAndLong, help: "Where the picture goes: an SVG.")
  var output = "Documentation/performance.svg"

  @MainActor func run() async throws {
    try Exporter(CostPicture.clip(Results(reading: results))).export(to: output)
  }
}
