import FlyingFox
import Foundation
import Testing

@testable import showreel_serve

/// What a browser gets, asked for over the network as it does, and what it does not get.
struct ClipServerTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "serve-tests-\(UUID().uuidString)")

  /// A server on a port that is free, with one clip of a hundred bytes.
  private func serve(_ work: (UInt16) async throws -> Void) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "a.mp4").path
    try Data((0..<100).map { UInt8($0) }).write(to: URL(filePath: path))
    try Data("secret".utf8).write(to: folder.appending(path: "b.mp4"))
    let clips = ShownClips()
    await clips.take(
      """
      {"kind":"clip","path":"\(path)","frames":30,"duration":1,"width":64,"height":48,\
      "frameRate":"30","warnings":[]}
      """)
    let server = try ClipServer(clips, address: "127.0.0.1", port: 0)
    let running = Task { try await server.run() }
    defer { running.cancel() }
    try await server.waitUntilListening()
    try await work(await server.port)
  }

  /// An answer to a request that is written as no client would.
  private func ask(_ request: String, at port: UInt16) async throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c",
      """
      import socket, sys
      s = socket.create_connection(("127.0.0.1", int(sys.argv[1])))
      s.sendall(sys.argv[2].encode())
      data = b""
      while part := s.recv(65536): data += part
      sys.stdout.buffer.write(data)
      """, "\(port)", request,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    // Reading waits, and the server needs the threads that tasks run on.
    let handle = pipe.fileHandleForReading
    let data = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: handle.readDataToEndOfFile()) }
    }
    return String(decoding: data, as: UTF8.self)
  }

  private func get(
    _ path: String, at port: UInt16, host: String = "127.0.0.1", method: String = "GET",
    _ headers: String = ""
  ) async throws -> String {
    try await ask(
      "\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\n\(headers)Connection: close\r\n\r\n", at: port
    )
  }

  @Test func thePageAndItsPartsAreThere() async throws {
    try await serve { port in
      for (path, type) in [
        ("/", "text/html"), ("/player.js", "text/javascript"), ("/player.css", "text/css"),
        ("/state", "application/json"),
      ] {
        let answer = try await get(path, at: port)
        #expect(answer.hasPrefix("HTTP/1.1 200"), "\(answer)")
        #expect(answer.lowercased().contains("content-type: \(type)"), "\(path)")
        #expect(answer.contains("default-src 'none'"))
        #expect(answer.lowercased().contains("cross-origin-resource-policy: same-origin"))
      }
    }
  }

  /// Of each thing that is answered, a refusal too: a script, a form or a frame of a stranger's is nowhere allowed.
  @Test func everyAnswerHasItsWalls() async throws {
    try await serve { port in
      for (path, method, host) in [
        ("/", "GET", "127.0.0.1"), ("/player.js", "GET", "127.0.0.1"),
        ("/player.css", "GET", "127.0.0.1"), ("/state", "GET", "127.0.0.1"),
        ("/clips/0", "GET", "127.0.0.1"), ("/clips/0", "HEAD", "127.0.0.1"),
        ("/clips/1", "GET", "127.0.0.1"), ("/none", "GET", "127.0.0.1"),
        ("/", "POST", "127.0.0.1"), ("/", "GET", "example.com"),
      ] {
        let answer = try await get(path, at: port, host: host, method: method)
        let lines = Set(answer.components(separatedBy: "\r\n").map { $0.lowercased() })
        for wall in [
          "content-security-policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
            + "media-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
          "cross-origin-resource-policy: same-origin", "referrer-policy: no-referrer",
          "x-content-type-options: nosniff",
        ] {
          #expect(lines.contains(wall), "\(method) \(path) of \(host) lacks \(wall): \(answer)")
        }
      }
      let part = try await get("/clips/0", at: port, "Range: bytes=65-69\r\n")
      #expect(part.contains("default-src 'none'"))
    }
  }

  /// What the policy forbids would not work: the page has no script, style or handler within it.
  @Test func thePageKeepsToItsPolicy() async throws {
    try await serve { port in
      let page = try await get("/", at: port)
      #expect(!page.contains(#/<script(?![^>]*\bsrc=)/#))
      #expect(!page.contains(#/<style|\sstyle=|\son[a-z]+=|javascript:|https?:\/\//#))
    }
  }

  @Test func aClipIsThereInPartsAndWhole() async throws {
    try await serve { port in
      let whole = try await get("/clips/0?1", at: port)
      #expect(whole.hasPrefix("HTTP/1.1 200"))
      #expect(whole.lowercased().contains("content-type: video/mp4"))
      #expect(whole.lowercased().contains("content-length: 100"))
      let part = try await get("/clips/0", at: port, "Range: bytes=65-69\r\n")
      #expect(part.hasPrefix("HTTP/1.1 206"))
      #expect(part.lowercased().contains("content-range: bytes 65-69/100"))
      #expect(part.hasSuffix("\r\n\r\nABCDE"))
    }
  }

  @Test func otherNamesAreNotAnswered() async throws {
    try await serve { port in
      for host in ["example.com", "example.com:\(port)", "127.0.0.1.example.com"] {
        for path in ["/", "/state", "/clips/0"] {
          let answer = try await get(path, at: port, host: host)
          #expect(answer.hasPrefix("HTTP/1.1 403"), "\(host) \(path)")
          #expect(!answer.contains("a.mp4"))
        }
      }
      let nameless = try await ask("GET /state HTTP/1.1\r\nConnection: close\r\n\r\n", at: port)
      #expect(nameless.hasPrefix("HTTP/1.1 403"))
    }
  }

  /// Whatever a browser makes up, it gets what the watch named.
  @Test(arguments: [
    "/clips/1", "/clips/-1", "/clips/00000000000000000000", "/clips/a.mp4", "/clips/0/../1",
    "/clips/..%2f..%2fetc%2fpasswd", "/../../etc/passwd", "/etc/passwd", "//etc/passwd", "/clips/",
    "/b.mp4", "/%2e%2e/b.mp4", "/clips/0%00", "/Page/player.html", "/clips/٠",
  ])
  func nothingElseIsThere(_ path: String) async throws {
    try await serve { port in
      let answer = try await get(path, at: port)
      #expect(!answer.contains("secret") && !answer.contains("root:"))
      #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 40"), "\(answer)")
    }
  }

  @Test func nothingCanBeChanged() async throws {
    try await serve { port in
      for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
        let answer = try await get("/state", at: port, method: method)
        #expect(answer.hasPrefix("HTTP/1.1 405"), "\(method)")
      }
    }
  }

  @Test func aPortThatIsTakenIsToldWithAnother() async throws {
    try await serve { port in
      let command = try #require(ServeCommand(["\(port)", "127.0.0.1", "true"]))
      let second = try ClipServer(ShownClips(), address: "127.0.0.1", port: port)
      do {
        try await second.run()
        Issue.record("two listen at one port")
      } catch {
        #expect(
          ServeProblem(error, command).description
            == "Another program listens at 127.0.0.1:\(port). Choose another port: --port \(port + 1)"
        )
      }
    }
  }
}
