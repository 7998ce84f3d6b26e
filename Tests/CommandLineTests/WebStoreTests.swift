import Foundation
import Snippets
import Testing

/// What a server may not do to whoever takes clips from it.
struct WebStoreTests {
  private let name = String(repeating: "ab", count: 16)

  /// - Parameter longest: Nothing else ends a wait: neither a server nor a client that a busy machine
  ///   leaves without its turn counts as away.
  private func store(_ server: WebServer, longest: Double = 3600, most: Int = 1 << 20) throws
    -> WebStore
  {
    let address = try #require(URL(string: server.address))
    return WebStore(address: address, patience: 3600, longest: longest, most: most)
  }

  @Test func anAnswerWithoutEndIsCutOff() async throws {
    let server = try WebServer(manner: .endless)
    let error = await #expect(throws: ClipStoreError.self) {
      try await store(server).bytes(of: name)
    }
    #expect(error?.description == "\(server.address) sends more than 1048576 bytes")
  }

  @Test func anAnswerThatOnlyTricklesIsNotWaitedFor() async throws {
    let server = try WebServer(manner: .trickling)
    let error = await #expect(throws: ClipStoreError.self) {
      try await store(server, longest: 1).bytes(of: name)
    }
    #expect(error?.description == "\(server.address) has not sent all of an answer in 1 s")
  }

  /// It could be one that only this machine reaches.
  @Test func nobodyElseIsAsked() async throws {
    let other = try WebServer()
    let server = try WebServer(manner: .redirecting(to: other.address + "/x"))
    let error = await #expect(throws: ClipStoreError.self) {
      try await store(server).bytes(of: name)
    }
    #expect(error?.description == "\(server.address) answers 302 to GET")
    #expect(other.asked.isEmpty)
  }

  @Test func whatFitsIsTaken() async throws {
    let server = try WebServer()
    let store = try store(server)
    let bytes = [UInt8](repeating: 7, count: 1 << 20)
    #expect(try await store.bytes(of: name) == nil)
    try await store.keep(bytes, as: name)
    #expect(try await store.bytes(of: name) == bytes)
    await store.end()
  }
}
