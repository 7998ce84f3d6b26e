import Foundation
import Motion
import OpenCombine
import TestSupport
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Requests without a network")
struct URLSessionTests {
  private let address = URL(string: "https://example.com/a")

  private func played(_ load: @escaping @MainActor (Log) async -> Void) -> (PlayedView, Log) {
    let log = Log()
    let played = PlayedView { Text("x").task { await load(log) } }
    played.advance(to: 1)
    return (played, log)
  }

  @Test("Each fails as on a device that is offline, and the clip says so") func offline() throws {
    let url = try #require(address)
    let (played, log) = played { log in
      do {
        _ = try await _URLSession.shared.data(from: url)
      } catch {
        log.add("\((error as? URLError)?.code == .notConnectedToInternet)")
      }
      do {
        _ = try await _URLSession.shared.data(for: _URLRequest(url: url))
      } catch {
        log.add("\((error as? URLError)?.code == .notConnectedToInternet)")
      }
    }
    #expect(log.entries.first == "true" && log.entries.count == 2)
    #expect(
      played.graph.warnings == [
        "Nothing is loaded from https://example.com/a: a clip has no network. Give the view data of "
          + "its own, or a file beside it."
      ])
  }

  @Test("A task that is resumed answers, and a publisher fails") func tasks() async throws {
    let url = try #require(address)
    let code = await withCheckedContinuation { answer in
      let task = _URLSession.shared.dataTask(with: url) { data, _, error in
        answer.resume(returning: data == nil ? (error as? URLError)?.code : nil)
      }
      task.resume()
      task.resume()
    }
    #expect(code == .notConnectedToInternet)
    var ends: [String] = []
    let bag = _URLSession(configuration: .default).dataTaskPublisher(for: url)
      .map(\.data)
      .sink(
        receiveCompletion: {
          if case .failure(let error) = $0 { ends.append("\(error.code)") }
        }, receiveValue: { _ in ends.append("value") })
    bag.cancel()
    #expect(ends.count == 1 && ends != ["value"])
  }

  @Test("A file is read") func file() async throws {
    let folder = try TemporaryFolder()
    let url = URL(filePath: try folder.write("abc", to: "file"))
    let (data, response) = try await _URLSession.shared.data(from: url)
    #expect(data == Data("abc".utf8) && response.expectedContentLength == 3 && response.url == url)
    var values: [Data] = []
    _ = _URLSession.shared.dataTaskPublisher(for: url)
      .sink(receiveCompletion: { _ in }, receiveValue: { values.append($0.data) })
    #expect(values == [data])
    let (place, _) = try await _URLSession.shared.download(from: url)
    #expect(place == url)
    let request = _URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
    #expect(try await _URLSession.shared.upload(for: request, from: Data()).0 == data)
    #expect(try await _URLSession.shared.download(for: request).0 == url)
    // What a publisher gives has a name.
    let read: (_URLSession.DataTaskPublisher.Output) throws -> Data = { $0.data }
    _ = _URLSession.shared.dataTaskPublisher(for: url).tryMap(read)
      .sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
    #expect(values == [data, data])
  }

  @Test("A request keeps what is said of it") func request() throws {
    var request = _URLRequest(url: try #require(address))
    #expect(request.httpMethod == "GET")
    request.setValue("a", forHTTPHeaderField: "X")
    request.addValue("b", forHTTPHeaderField: "X")
    request.addValue("c", forHTTPHeaderField: "Y")
    #expect(request.value(forHTTPHeaderField: "X") == "a,b")
    #expect(request.allHTTPHeaderFields == ["X": "a,b", "Y": "c"])
    let answer = _HTTPURLResponse(
      url: try #require(address), statusCode: 404, httpVersion: nil, headerFields: ["a": "b"])
    #expect(answer?.statusCode == 404 && answer?.allHeaderFields as? [String: String] == ["a": "b"])
  }
}
