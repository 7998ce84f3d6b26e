import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The answers that a session waits for, each no longer than it may be: a server that sends for ever would
/// fill the memory.
final class WebAnswers: NSObject, URLSessionDataDelegate, Sendable {
  /// What an answer may not be.
  enum Excess: Error, CustomStringConvertible {
    case long(most: Int)
    case slow(seconds: Double)

    var description: String {
      switch self {
      case .long(let most): "sends more than \(most) bytes"
      case .slow(let seconds): "has not sent all of an answer in \(Int(seconds)) s"
      }
    }
  }

  private struct Answer: Sendable {
    var data = Data()
    var excess: Excess?
    var whole: CheckedContinuation<(Data, Int), any Error>
  }

  private let most: Int
  private let longest: Double
  private let open = Mutex<[Int: Answer]>([:])

  init(most: Int, longest: Double) {
    self.most = most
    self.longest = longest
  }

  /// - Returns: The body and the status.
  func answer(to request: URLRequest, in session: URLSession) async throws -> (Data, Int) {
    let task = session.dataTask(with: request)
    let number = task.taskIdentifier
    // Before other work: it would be late where hundreds of tasks wait for their turn.
    let clock = Task(priority: .high) { [longest] in
      try await Task.sleep(for: .seconds(longest))
      exceed(.slow(seconds: longest), number)
      task.cancel()
    }
    defer { clock.cancel() }
    return try await withCheckedThrowingContinuation { whole in
      open.withLock { $0[number] = Answer(whole: whole) }
      task.resume()
    }
  }

  private func exceed(_ excess: Excess, _ number: Int) {
    open.withLock { $0[number]?.excess = excess }
  }

  // MARK: URLSessionDataDelegate

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let number = dataTask.taskIdentifier
    let isTooLong = open.withLock { answers in
      guard let count = answers[number]?.data.count, count + data.count <= most else { return true }
      answers[number]?.data.append(data)
      return false
    }
    guard isTooLong else { return }
    exceed(.long(most: most), number)
    dataTask.cancel()
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let answer = open.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    guard let answer else { return }
    let status = (task.response as? HTTPURLResponse)?.statusCode
    switch (answer.excess, error, status) {
    case (let excess?, _, _): answer.whole.resume(throwing: excess)
    case (nil, let error?, _): answer.whole.resume(throwing: error)
    case (nil, nil, let status): answer.whole.resume(returning: (answer.data, status ?? 0))
    }
  }

  /// A cache is the server that was named: nobody else is asked, nor told what is asked for. The answer is
  /// then the redirection itself.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    let isSame =
      request.url?.host() == task.originalRequest?.url?.host()
      && request.url?.port == task.originalRequest?.url?.port
      && request.url?.scheme == task.originalRequest?.url?.scheme
    completionHandler(isSame ? request : nil)
  }
}
