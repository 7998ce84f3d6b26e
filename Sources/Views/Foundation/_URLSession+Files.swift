import Foundation

extension _URLSession {
  /// What is sent comes nowhere, as what is asked for.
  public func upload(for request: _URLRequest, from bodyData: Data) async throws -> (
    Data, _URLResponse
  ) { try await data(for: request) }

  public func download(from url: URL) async throws -> (URL, _URLResponse) {
    let (_, response) = try await data(from: url)
    return (url, response)
  }

  public func download(for request: _URLRequest) async throws -> (URL, _URLResponse) {
    guard let url = request.url else { throw URLError(.badURL) }
    return try await download(from: url)
  }
}
