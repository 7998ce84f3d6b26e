import Foundation
import Snippets
import Studio
import Subprocess

/// A process of this program that makes clips one after the other: what draws them works on one thread,
/// and what it needs once, fonts and a renderer's shaders, serves all of its clips.
struct ClipWorker: Sendable {
  /// The next order and its number; nil when there is no other.
  let next: @Sendable () async -> (Int, ClipOrder)?
  let report: @Sendable (Int, ExportProgress) async -> Void
  /// What came of an order.
  let take: @Sendable (Int, Result<ClipOrder.Made, any Error>) async -> Void

  /// Starts the process when there is something to do, and comes back when there is nothing more. One that
  /// ends costs the clip that it was making; another goes on.
  func run() async {
    while let first = await next() {
      do {
        let result = try await Subprocess.run(
          .path(.init(Self.program)), arguments: [InnerCommand.make.rawValue, "\(getpid())"],
          platformOptions: Self.options, input: .inputWriter, output: .sequence,
          error: .currentStandardError
        ) { execution in
          try await serve(first, execution.standardInputWriter, execution.standardOutput)
        }
        if let lost = result.closureResult {
          await take(lost, .failure(WorkerError.ended(ending: "\(result.terminationStatus)")))
        }
      } catch {
        await take(first.0, .failure(WorkerError.couldNotStart(reason: "\(error)")))
      }
    }
  }

  /// - Returns: The order that the process has ended with; nil where it did all.
  private func serve(
    _ first: (Int, ClipOrder), _ orders: StandardInputWriter, _ answers: SubprocessOutputSequence
  ) async throws -> Int? {
    var current: (Int, ClipOrder)? = first
    var reader = answers.makeAsyncIterator()
    var buffer = Data()
    while let (number, order) = current {
      // A process that has ended takes no order, and is told of by what it does not answer.
      _ = try? await orders.write(Array(MessageFrame.bytes(of: try WireJSON.data(order))))
      var result: Result<ClipOrder.Made, any Error>?
      while result == nil {
        switch try ClipAnswer.takeFirst(from: &buffer) {
        case .progress(let progress): await report(number, progress)
        case .made(let made): result = .success(made)
        case .failed(let failure): result = .failure(failure)
        case nil:
          guard let part = try await reader.next() else { return number }
          part.withUnsafeBytes { buffer.append(contentsOf: $0) }
        }
      }
      if let result { await take(number, result) }
      current = await next()
    }
    try await orders.finish()
    return nil
  }

  /// Whatever it is called now, and however it was started.
  private static let program = "/proc/self/exe"

  /// Who stops it waits until it has removed what is not finished.
  private static var options: PlatformOptions {
    var options = PlatformOptions()
    options.teardownSequence = [.send(signal: .terminate, allowedDurationToNextStep: .seconds(10))]
    return options
  }
}
