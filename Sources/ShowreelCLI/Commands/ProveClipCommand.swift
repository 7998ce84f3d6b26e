import ArgumentParser
import Foundation
import Snippets

/// Says what a movie, a picture or a folder of pictures is that a demo's process has handed over; started by `export`,
/// behind walls.
struct ProveClipCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: InnerCommand.prove.rawValue, abstract: "Says what a movie is.",
    shouldDisplay: false)

  @Argument var movie: String

  func run() throws {
    do {
      let proof = try JSONEncoder().encode(ClipProof(of: movie))
      Console().write(String(decoding: proof, as: UTF8.self))
    } catch PlayError.notAClip(let reason) {
      // Whoever waits for it puts that into a sentence.
      Console().fail(reason)
      throw ExitCode(ExitStatus.badInput)
    } catch {
      Console().fail(error)
      throw ExitCode(ExitStatus.badInput)
    }
  }
}
