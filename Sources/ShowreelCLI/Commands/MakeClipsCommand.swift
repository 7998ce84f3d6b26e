import ArgumentParser
import Foundation
import Snippets
import Studio

/// Makes clips of presets, as an export of several asks for them on standard input.
struct MakeClipsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: InnerCommand.make.rawValue, abstract: "Makes clips that another process asks for.",
    shouldDisplay: false)

  /// The process that asks. It may have ended before this one began.
  @Argument var asking: Int32

  /// Seconds between two answers that say how far a clip is.
  private static let interval = 0.1

  @MainActor
  func run() async throws {
    Interruption.listen()
    try MessageFrame.takeAll(from: STDIN_FILENO, limit: ClipOrder.longest) { message in
      let order = try WireJSON.value(ClipOrder.self, from: message)
      do { try tell(answer(order)) } catch {
        // Who asked has ended, and has said why.
        throw ExitCode(ExitStatus.code(for: error))
      }
    }
  }

  @MainActor
  private func answer(_ order: ClipOrder) -> ClipAnswer {
    var (tenth, told) = (0, 0.0)
    do {
      let made = try order.make { progress in
        let its = progress.framesDone * 10 / max(1, progress.frameCount)
        if its > tenth || progress.elapsed - told >= Self.interval {
          (tenth, told) = (its, progress.elapsed)
          try? tell(.progress(progress))
        }
        // Nobody waits for the clip of a program that was killed.
        return !Interruption.isRequested && getppid() == asking
      }
      return .made(made)
    } catch {
      return .failed(
        ToldFailure(
          code: ExitStatus.code(for: error),
          findings: ErrorWords.findings(of: error, clip: order.name)))
    }
  }

  private func tell(_ answer: ClipAnswer) throws {
    try FileHandle.standardOutput.write(contentsOf: answer.bytes)
  }
}
