import Foundation
import OpenCombine

extension _URLSession {
  /// What comes of a request, once: data and who says so, or why there is none. Its output has a name of its own, by which
  /// authors take it: `func read(_ output: URLSession.DataTaskPublisher.Output) throws -> Data`.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: _URLResponse)
    public typealias Failure = URLError

    private let answer: AnyPublisher<Output, Failure>

    init(_ answer: AnyPublisher<Output, Failure>) { self.answer = answer }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      answer.receive(subscriber: subscriber)
    }
  }
}
