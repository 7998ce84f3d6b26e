import ArgumentParser
import Foundation
import Studio

/// One clip of a series: in a process of its own, so that starting counts, and memory is the clip's alone.
struct PointCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "point", abstract: "Exports one clip of a series and prints what it cost.",
    shouldDisplay: false)

  @Argument var series: String
  @Argument var value: Int

  @MainActor func run() async throws {
    guard let found = Series.all.first(where: { $0.name == series }) else {
      throw ValidationError("There is no series '\(series)'.")
    }
    let path = FileManager.default.temporaryDirectory
      .appending(path: "showreel-point-\(ProcessInfo.processInfo.processIdentifier).mp4").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let start = Cost.now
    let report = try Exporter(found.clip(value)).export(to: path)
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let point = Results.Point(
      series: series, value: value, frames: report.frameCount, framesDrawn: report.framesDrawn,
      cost: Cost.now - start, peakMemory: usage.ru_maxrss * 1024)
    FileHandle.standardOutput.write(try JSONEncoder().encode(point))
  }
}
