import ArgumentParser
import Foundation
import Snippets

/// Says what a movie is that a demo's process has handed over; started by `export`, behind walls.
struct ProveClipCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: InnerCommand.prove.rawValue, abstract: "Says what a movie is.",
    shouldDisplay: false)

  @Argument var movie: String

  func run() throws {
    do {
      let proof = try JSONEncoder().encode(ClipProof(ofMovieAt: movie))
      Console().write(String(decoding: proof, as: UTF8.self))
    } catch {
      Console().fail(error)
      throw ExitCode(ExitStatus.badInput)
    }
  }
}
