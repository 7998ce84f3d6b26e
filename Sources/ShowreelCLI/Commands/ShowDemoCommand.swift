import ArgumentParser
import Foundation
import Snippets
import Studio

/// Answers questions about one compiled demo in a process of its own, started by `preview`.
struct ShowDemoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: InnerCommand.show.rawValue, abstract: "Answers a preview's questions.",
    shouldDisplay: false)

  /// The path of a ``DemoRequest``.
  @Argument var request: String

  @MainActor
  func run() async throws {
    do {
      let request = try DemoRequest(contentsOf: request)
      let responder = PreviewResponder(words: ErrorWords.of) { try request.clip() }
      try Conversation.answerAll { try responder.answer($0) }
    } catch {
      Console().fail(error)
      throw ExitCode(ExitStatus.code(for: error))
    }
  }
}
