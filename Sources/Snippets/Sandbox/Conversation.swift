import Foundation
import Movie

/// A sandboxed command that answers questions while it runs: each on its standard input, each answered
/// on descriptor 4, in their order.
///
///     let talk = try Conversation(sandbox, command, in: RunFolder())
///     let answer = try await talk.ask(Data("how are you".utf8))
///     await talk.end()
///
/// The command may send anything: messages are bounded, come from a pipe that blocks nobody, and the
/// first that is none ends it, as does an answer that does not come in time.
package final class Conversation: @unchecked Sendable {
  private let folder: RunFolder
  private let files: SandboxFiles
  private let seconds: Double
  private let queue = DispatchQueue(label: "conversation")
  private let source: any DispatchSourceRead
  // Of the queue alone.
  private var buffer = Data()
  private var waiting: [(deadline: ContinuousClock.Instant, answer: Answer)] = []
  private var unsent = Data()
  private var failure: ConversationError?
  private var run: Task<Void, Never>?

  private typealias Answer = CheckedContinuation<Result<Data, ConversationError>, Never>

  /// Bytes of an answer: many times what a screen full of text takes.
  private static let longest = 64 << 20
  /// Longer than anybody looks at one picture.
  private static let forever = 1e7

  /// Starts the command. Its time limit is that of each answer.
  ///
  /// - Parameter folder: The command's, which goes when the conversation does.
  package init(_ sandbox: Sandbox, _ command: SandboxedCommand, in folder: RunFolder) throws {
    self.folder = folder
    files = try sandbox.files(isTalk: true)
    seconds = command.limits.seconds
    source = DispatchSource.makeReadSource(fileDescriptor: files.delivered, queue: queue)
    source.setEventHandler { [weak self] in self?.read() }
    source.resume()
    var command = command
    command.limits.seconds = Self.forever
    run = Task { [command, files] in
      let report = await sandbox.run(command, with: files)
      self.queue.async { self.fail(.ended(report.ending, said: report.lastWords)) }
    }
    watch()
  }

  /// - Throws: ``ConversationError``; after the first there is no other answer.
  package func ask(_ question: Data) async throws(ConversationError) -> Data {
    let result = await withCheckedContinuation { (answer: Answer) in
      queue.async { [self] in
        if let failure { return answer.resume(returning: .failure(failure)) }
        waiting.append((ContinuousClock.now + .seconds(seconds), answer))
        unsent += MessageFrame.bytes(of: question)
        write()
      }
    }
    return try result.get()
  }

  /// Ends the command and waits until it is gone.
  package func end() async {
    queue.sync { fail(.ended(.cancelled, said: nil)) }
    await run?.value
  }

  // MARK: On the queue

  private func read() {
    var part = [UInt8](repeating: 0, count: 256 << 10)
    // What is left wakes the source again.
    let count = Foundation.read(files.delivered, &part, part.count)
    guard count > 0, failure == nil else { return }
    buffer.append(contentsOf: part[..<count])
    do throws(ConversationError) {
      while let message = try MessageFrame.takeFirst(from: &buffer, limit: Self.longest) {
        guard !waiting.isEmpty else { throw .notAMessage }
        waiting.removeFirst().answer.resume(returning: .success(message))
      }
    } catch {
      fail(error)
    }
  }

  /// As much as the pipe takes; the rest when there is room again.
  private func write() {
    while !unsent.isEmpty, failure == nil, let asked = files.asked {
      let count = unsent.withUnsafeBytes { Foundation.write(asked, $0.baseAddress, $0.count) }
      if count > 0 {
        unsent = Data(unsent.dropFirst(count))
      } else if errno != EINTR {
        break
      }
    }
  }

  /// Looks now and then whether the oldest answer is late, and sends what did not fit.
  private func watch() {
    queue.asyncAfter(deadline: .now() + 0.2) { [weak self] in
      guard let self, failure == nil else { return }
      write()
      if let oldest = waiting.first, ContinuousClock.now > oldest.deadline {
        fail(.noAnswer(seconds: seconds))
      }
      watch()
    }
  }

  private func fail(_ error: ConversationError) {
    guard failure == nil else { return }
    failure = error
    for (_, answer) in waiting { answer.resume(returning: .failure(error)) }
    waiting = []
    buffer = Data()
    source.cancel()
    run?.cancel()
  }
}

extension Conversation {
  /// The command's half: reads questions until there are no more and hands each answer over.
  ///
  /// - Throws: What `answer` throws, or what could not be written.
  package static func answerAll(_ answer: (Data) throws -> Data) throws {
    let target = FileHandle(fileDescriptor: Delivery.commandsEnd)
    try MessageFrame.takeAll(from: STDIN_FILENO, limit: longest) { question in
      try target.write(contentsOf: MessageFrame.bytes(of: answer(question)))
    }
  }
}
