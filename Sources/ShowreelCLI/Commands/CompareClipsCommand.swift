import ArgumentParser
import Foundation
import Movie
import Snippets

/// Compares two clips behind walls; started by `verify`.
struct CompareClipsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: InnerCommand.compare.rawValue, abstract: "Says how two clips differ.",
    shouldDisplay: false)

  /// The path of a ``CompareRequest``.
  @Argument var request: String

  func run() throws {
    do {
      let request = try JSONDecoder().decode(
        CompareRequest.self, from: Data(contentsOf: URL(filePath: request)))
      let comparison = try request.comparison()
      let picture = comparison.isEqual ? nil : request.picture
      try DemoDelivery.send(
        [picture].compactMap { $0 },
        report: String(decoding: JSONEncoder().encode(comparison), as: UTF8.self))
    } catch {
      Console().fail(error)
      throw ExitCode(ExitStatus.code(for: error))
    }
  }
}
