import Foundation

/// A server that answers GET and takes PUT, as those of build caches do: nginx with WebDAV, an object
/// store behind a proxy, bazel-remote.
///
/// By libcurl, which is opened by its first use. Foundation's URLSession stands on it as well, and would load it
/// and thirty libraries more at the start of every command; AsyncHTTPClient is a dozen packages that take
/// minutes to build, for two kinds of request.
package struct WebStore: ClipStore {
  package let address: URL
  private let patience: Double
  private let longest: Double
  private let most: Int
  /// As many at once as browsers ask a server for.
  private let requests: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 6
    return queue
  }()

  /// - Parameters:
  ///   - patience: Seconds without a byte after which it counts as away.
  ///   - longest: Seconds after which an answer is not waited for, however much of it came.
  ///   - most: Bytes of an answer.
  package init(
    address: URL, patience: Double = 20, longest: Double = 600, most: Int = CachedClip.mostBytes
  ) {
    self.address = address
    self.patience = patience
    self.longest = longest
    self.most = most
  }

  package func bytes(of name: String) async throws -> [UInt8]? {
    let answer = try await answer(to: "GET", name)
    switch answer.status {
    case 200: return answer.bytes
    case 404, 410: return nil
    default: throw ClipStoreError("\(address) answers \(answer.status) to GET")
    }
  }

  package func keep(_ bytes: [UInt8], as name: String) async throws {
    let answer = try await answer(to: "PUT", name, bytes)
    guard 200..<300 ~= answer.status else {
      throw ClipStoreError("\(address) answers \(answer.status) to PUT")
    }
  }

  package func end() async {}

  private func answer(
    to method: String, _ name: String, _ bytes: [UInt8]? = nil
  ) async throws -> WebRequest.Answer {
    let request = WebRequest(
      method: method, url: address.appending(path: "\(name.prefix(2))/\(name)"), bytes: bytes,
      patience: patience, longest: longest, most: most)
    // It waits, and whoever waits among Swift's tasks keeps others from their turn.
    let result = await withCheckedContinuation { answered in
      requests.addOperation { answered.resume(returning: request.result()) }
    }
    do { return try result.get() } catch { throw ClipStoreError("\(address) \(error)") }
  }
}
