import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server that answers GET and takes PUT, as those of build caches do: nginx with WebDAV, an object
/// store behind a proxy, bazel-remote.
///
/// By Foundation's URLSession, which comes with the compiler: AsyncHTTPClient is the better client, and a
/// dozen packages that take minutes to build, for two kinds of request.
package struct WebStore: ClipStore {
  package let address: URL
  private let answers: WebAnswers
  private let session: URLSession

  /// - Parameters:
  ///   - patience: Seconds without a byte after which it counts as away.
  ///   - longest: Seconds after which an answer is not waited for, however much of it came.
  ///   - most: Bytes of an answer.
  package init(
    address: URL, patience: Double = 20, longest: Double = 600, most: Int = CachedClip.mostBytes
  ) {
    self.address = address
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = patience
    configuration.urlCache = nil
    answers = WebAnswers(most: most, longest: longest)
    session = URLSession(configuration: configuration, delegate: answers, delegateQueue: nil)
  }

  package func bytes(of name: String) async throws -> [UInt8]? {
    let (data, status) = try await answer(request(name, "GET"))
    switch status {
    case 200: return Array(data)
    case 404, 410: return nil
    default: throw ClipStoreError("\(address) answers \(status) to GET")
    }
  }

  package func keep(_ bytes: [UInt8], as name: String) async throws {
    var request = request(name, "PUT")
    request.httpBody = Data(bytes)
    request.setValue("application/octet-stream", forHTTPHeaderField: "Content-Type")
    let (_, status) = try await answer(request)
    guard 200..<300 ~= status else { throw ClipStoreError("\(address) answers \(status) to PUT") }
  }

  package func end() async { session.finishTasksAndInvalidate() }

  private func request(_ name: String, _ method: String) -> URLRequest {
    var request = URLRequest(url: address.appending(path: "\(name.prefix(2))/\(name)"))
    request.httpMethod = method
    return request
  }

  private func answer(_ request: URLRequest) async throws -> (Data, Int) {
    do {
      return try await answers.answer(to: request, in: session)
    } catch let error as WebAnswers.Excess {
      throw ClipStoreError("\(address) \(error.description)")
    } catch {
      throw ClipStoreError("\(address) does not answer: \(error.localizedDescription)")
    }
  }
}
