import ArgumentParser
import Foundation
import Movie
import Snippets
import Studio

/// Plays one compiled demo in a process of its own, started by `export`.
struct PlayDemoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: InnerCommand.play.rawValue, abstract: "Plays a compiled demo.",
    shouldDisplay: false)

  /// The path of a ``DemoRequest``.
  @Argument var request: String

  @MainActor
  func run() async throws {
    do {
      let request = try DemoRequest(contentsOf: request)
      if request.isCheck {
        let clip = try request.clip()
        return try DemoDelivery.send(
          [], report: json(CheckedClip(try clip.plan(), clip: clip)))
      }
      if request.costOf == nil { openLibrariesAhead() }
      if let strip = request.strip, let output = request.outputs.first {
        try strip.write(request.clip(), to: output)
        return try DemoDelivery.send([output], report: "[]")
      }
      var options = ExportOptions(request.direction)
      options.movie.sharesProcessors = request.sharesProcessors
      if let outputs = request.costOf {
        let cost = try ExportCost(request.clip(), options: options, to: outputs)
        let report = String(decoding: try WireJSON.data(cost), as: UTF8.self)
        return try DemoDelivery.send([], report: report)
      }
      options.poster = request.poster
      let reports = try Exporter(request.clip(), options: options).export(to: request.outputs)
      try DemoDelivery.send(
        request.outputs + [request.poster].compactMap { $0 },
        report: try json(reports.map { WrittenClip($0) }))
    } catch MovieError.diskFull {
      // The clip's own place comes later; this is where demos may write meanwhile.
      Console().fail(
        "The clip is larger than what a demo may write, or the temporary folder is full. Make it "
          + "shorter or smaller, or set TMPDIR to a folder on a disk with more space.")
      throw ExitCode(ExitStatus.cannotWrite)
    } catch {
      Console().fail(error)
      throw ExitCode(ExitStatus.code(for: error))
    }
  }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
