import ArgumentParser
import Foundation
import Movie
import Snippets
import Studio

/// Puts the segments of a clip together that demos' processes have made; started by `finish`, behind walls.
struct JoinClipCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: InnerCommand.join.rawValue, abstract: "Puts the segments of a clip together.",
    shouldDisplay: false)

  /// The path of a ``JoinRequest``.
  @Argument var request: String

  func run() throws {
    do {
      let asked = try WireJSON.value(
        JoinRequest.self, from: Data(contentsOf: URL(filePath: request)))
      try asked.movie.write(to: asked.output)
      try DemoDelivery.send([asked.output], report: "")
    } catch {
      Console().fail(error)
      throw ExitCode(ExitStatus.code(for: error))
    }
  }
}
