import Foundation
import OpenCombine
@_spi(Engine) import ViewEngine

/// Foundation's requests, which a demo's `URLSession` stands for: a clip has no network, so that each fails as
/// on a device that is offline. What is in a file is read.
public final class _URLSession: Sendable {
  public static let shared = _URLSession()

  public init(configuration: _URLSessionConfiguration = .default) {}

  public func data(from url: URL) async throws -> (Data, _URLResponse) {
    if url.isFileURL {
      let data = try Data(contentsOf: url)
      return (data, _URLResponse(url: url, expectedContentLength: data.count))
    }
    await Self.warn(url)
    throw URLError(.notConnectedToInternet, userInfo: [NSURLErrorFailingURLErrorKey: url])
  }

  public func data(for request: _URLRequest) async throws -> (Data, _URLResponse) {
    guard let url = request.url else { throw URLError(.badURL) }
    return try await data(from: url)
  }

  public func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, _URLResponse?, (any Error)?) -> Void = {
      _, _, _ in
    }
  ) -> _URLSessionDataTask {
    dataTask(with: _URLRequest(url: url), completionHandler: completionHandler)
  }

  public func dataTask(
    with request: _URLRequest,
    completionHandler: @escaping @Sendable (Data?, _URLResponse?, (any Error)?) -> Void = {
      _, _, _ in
    }
  ) -> _URLSessionDataTask {
    _URLSessionDataTask { [self] in
      do {
        let (data, response) = try await data(for: request)
        completionHandler(data, response, nil)
      } catch {
        completionHandler(nil, nil, error)
      }
    }
  }

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: _URLRequest(url: url))
  }

  public func dataTaskPublisher(for request: _URLRequest) -> DataTaskPublisher {
    let url = request.url
    if let url, url.isFileURL, let data = try? Data(contentsOf: url) {
      let response = _URLResponse(url: url, expectedContentLength: data.count)
      return DataTaskPublisher(
        Just((data: data, response: response)).setFailureType(to: URLError.self)
          .eraseToAnyPublisher())
    }
    if let url, Thread.isMainThread { onMainActor { Self.warn(url) } }
    return DataTaskPublisher(
      Fail(error: URLError(url == nil ? .badURL : .notConnectedToInternet)).eraseToAnyPublisher())
  }

  @MainActor private static func warn(_ url: URL) {
    ViewGraph.current?.warn(
      "Nothing is loaded from \(url.absoluteString): a clip has no network. "
        + "Give the view data of its own, or a file beside it.")
  }
}

/// - Note: Accepted: there is nothing to configure where there is no network.
public final class _URLSessionConfiguration: @unchecked Sendable {
  public static var `default`: _URLSessionConfiguration { _URLSessionConfiguration() }
  public static var ephemeral: _URLSessionConfiguration { _URLSessionConfiguration() }

  public var timeoutIntervalForRequest: TimeInterval = 60
  public var timeoutIntervalForResource: TimeInterval = 604_800
  public var waitsForConnectivity = false
  public var allowsCellularAccess = true
  public var httpAdditionalHeaders: [AnyHashable: Any]?
}

/// A request that is made once it is resumed.
public final class _URLSessionDataTask: @unchecked Sendable {
  private let work: @Sendable () async -> Void
  private var task: Task<Void, Never>?

  init(_ work: @escaping @Sendable () async -> Void) {
    self.work = work
  }

  public func resume() {
    guard task == nil else { return }
    task = Task { [work] in await work() }
  }

  public func cancel() { task?.cancel() }
}
