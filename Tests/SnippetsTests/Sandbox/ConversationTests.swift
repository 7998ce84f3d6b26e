import Foundation
import Movie
import Testing

@testable import Snippets

/// Questions and answers with a command that does as it likes. A machine that is busy with other tests may
/// take minutes for an answer: only tests of the limit have a short one.
@Suite(.serialized) struct ConversationTests {
  private func talk(
    _ script: String, in sandbox: Sandbox = SandboxTests.plain, seconds: Double = 3600
  ) throws -> Conversation {
    let folder = try RunFolder()
    let command = SandboxedCommand(
      "/bin/sh", ["-c", script], in: folder.path, limits: SandboxLimits(seconds: seconds))
    return try Conversation(sandbox, command, in: folder)
  }

  /// `00000002hi` is a message, and what the shell sends back as one.
  private static let echo = """
    while read -r line; do printf '00000003yes' >&4; done
    """

  private func error(_ talk: Conversation) async -> ConversationError? {
    do throws(ConversationError) {
      _ = try await talk.ask(Data("hi\n".utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test func everyQuestionIsAnsweredInItsOrder() async throws {
    let talk = try talk(Self.echo)
    for _ in 0..<3 { #expect(try await talk.ask(Data("hi\n".utf8)) == Data("yes".utf8)) }
    await talk.end()
    #expect(await error(talk) == .ended(.cancelled, said: nil))
  }

  @Test(.enabled(if: Executables.find("bwrap") != nil, "there is no bwrap"))
  func itIsHeldBehindWalls() async throws {
    let walls = Sandbox(.bubblewrap(Executables.find("bwrap") ?? ""))
    let talk = try talk(Self.echo, in: walls)
    #expect(try await talk.ask(Data("hi\n".utf8)) == Data("yes".utf8))
    await talk.end()
  }

  @Test(arguments: [
    "printf 'not a length' >&4; sleep 10000", "printf 'fffffffflong' >&4; sleep 10000",
    "printf '00000001a00000001b' >&4; sleep 10000", "printf -- '-0000001a' >&4; sleep 10000",
  ])
  func whatIsNoAnswerEndsIt(_ script: String) async throws {
    let talk = try talk("read -r line; " + script)
    var said = await error(talk)
    // Of two messages the first is an answer, and the second is one to nothing.
    if said == nil { said = await error(talk) }
    #expect(said == .notAMessage)
    await talk.end()
  }

  @Test func anEndIsToldWithItsLastWords() async throws {
    let talk = try talk("read -r line; echo 'error: no more' >&2; exit 3")
    #expect(await error(talk) == .ended(.exited(code: 3), said: "no more"))
    #expect(
      ConversationError.ended(.exited(code: 3), said: "no more").description
        == "it ended with exit code 3: no more")
    await talk.end()
  }

  @Test func whatDoesNotAnswerIsStopped() async throws {
    let talk = try talk("read -r line; sleep 1000", seconds: 0.5)
    let error = await error(talk)
    #expect(error == .noAnswer(seconds: 0.5))
    #expect(error?.description.contains("Give it more time") == true)
    await talk.end()
  }

  /// More questions than a pipe holds, to somebody who reads none.
  @Test func whoDoesNotListenBlocksNobody() async throws {
    let talk = try talk("sleep 1000", seconds: 0.5)
    let question = Data(repeating: 0x61, count: 1 << 20)
    await #expect(throws: ConversationError.noAnswer(seconds: 0.5)) {
      _ = try await talk.ask(question)
    }
    await talk.end()
  }

  @Test func framesAreReadFromAnyPieces() throws {
    let bytes = MessageFrame.bytes(of: Data("hello".utf8)) + MessageFrame.bytes(of: Data())
    #expect(String(decoding: bytes, as: UTF8.self) == "00000005hello00000000")
    var buffer = Data()
    var messages: [String] = []
    for byte in bytes {
      buffer.append(byte)
      while let message = try MessageFrame.takeFirst(from: &buffer, limit: 9) {
        messages.append(String(decoding: message, as: UTF8.self))
      }
    }
    #expect(messages == ["hello", ""])
    #expect(buffer.isEmpty)
  }
}
