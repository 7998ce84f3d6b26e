import ArgumentParser
import Foundation

struct ScalingCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scaling",
    abstract: "What a clip costs by its number of views, its size and its length, "
      + "and several at once.")

  @Option(help: "A file of results to put these into.")
  var json: String?

  @Argument(help: "Only these series: views, rows, still, moving, clips.")
  var series: [String] = []

  @MainActor func run() async throws {
    let names = Series.all.map(\.name) + ["clips"]
    if let unknown = series.first(where: { !names.contains($0) }) {
      throw ValidationError(
        "There is no series '\(unknown)'. There are: \(names.joined(separator: ", ")).")
    }
    var results = try json.map(Results.init(reading:)) ?? Results()
    print("series     value  frames  drawn    CPU s   wall s  CPU ms/frame drawn   peak MB")
    for found in Series.all where series.isEmpty || series.contains(found.name) {
      for value in found.values {
        let point = try Self.point(found.name, value)
        print(point.line)
        results.take(point)
      }
    }
    if series.isEmpty || series.contains("clips") {
      for jobs in [1, 2, 4] {
        let point = try ClipsAtOnce.export(jobs: jobs)
        print(point.line)
        results.take(point)
      }
    }
    if let json { try results.write(to: json) }
  }

  private static func point(_ series: String, _ value: Int) throws -> Results.Point {
    let answer = try Child.run(
      URL(filePath: CommandLine.arguments[0]), ["point", series, String(value)])
    return try JSONDecoder().decode(Results.Point.self, from: answer)
  }
}

extension Results.Point {
  fileprivate var line: String {
    series.padding(toLength: 9, withPad: " ", startingAt: 0)
      + String(
        format: "%6d  %6d %6d  %7.2f  %7.2f  %18.2f  ", value, frames, framesDrawn, cost.cpu,
        cost.wall, cost.cpu / Double(max(1, framesDrawn)) * 1e3)
      + (peakMemory.map { String(format: "%8d", $0 / 1_000_000) } ?? "       –")
  }
}
