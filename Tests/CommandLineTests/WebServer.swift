import Foundation

/// A server for one test: keeps in memory what is PUT, and answers GET with it.
final class WebServer: @unchecked Sendable {
  struct Asked: Equatable {
    let method: String
    let path: String
  }

  struct NoSocket: Error {}

  enum Manner {
    case keeping
    /// Answers 403 to everything.
    case refusing
    /// Sends for ever.
    case endless
    /// Sends a byte now and then.
    case trickling
    case redirecting(to: String)
  }

  private let socket: Int32
  private let port: UInt16
  private let manner: Manner
  private let lock = NSLock()
  private var files: [String: [UInt8]] = [:]
  private var requests: [Asked] = []

  var address: String { "http://127.0.0.1:\(port)" }
  var asked: [Asked] { lock.withLock { requests } }

  init(manner: Manner = .keeping) throws {
    (socket, port) = try Self.listening()
    self.manner = manner
    let thread = Thread { [weak self, socket] in
      while true {
        let connection = accept(socket, nil, nil)
        guard connection >= 0 else { return }
        self?.answer(connection)
        close(connection)
      }
    }
    thread.start()
  }

  deinit {
    // Ends the thread's wait, which closing alone would not.
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  /// A port that nobody listens on.
  static func freePort() throws -> UInt16 {
    let (socket, port) = try listening()
    close(socket)
    return port
  }

  private static func listening() throws -> (Int32, UInt16) {
    let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { name in
        bind(socket, name, size) == 0 && listen(socket, 16) == 0
          && getsockname(socket, name, &size) == 0
      }
    }
    guard socket >= 0, isBound else { throw NoSocket() }
    return (socket, UInt16(bigEndian: address.sin_port))
  }

  private func answer(_ connection: Int32) {
    var bytes: [UInt8] = []
    let end = Array("\r\n\r\n".utf8)
    while bytes.firstRange(of: end) == nil { guard read(connection, &bytes) else { return } }
    guard let head = bytes.firstRange(of: end) else { return }
    let lines = String(decoding: bytes[..<head.lowerBound], as: UTF8.self).split(separator: "\r\n")
    let words = (lines.first ?? "").split(separator: " ").map(String.init)
    func header(_ name: String) -> String? {
      lines.first { $0.lowercased().hasPrefix(name + ":") }
        .map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
    }
    if header("expect") != nil { send("HTTP/1.1 100 Continue\r\n\r\n", [], to: connection) }
    let length = header("content-length").flatMap { Int($0) } ?? 0
    while bytes.count - head.upperBound < length {
      guard read(connection, &bytes) else { return }
    }
    guard words.count > 1 else { return }
    let asked = Asked(method: words[0], path: words[1])
    switch manner {
    case .keeping, .refusing: break
    case .endless:
      send("HTTP/1.1 200 x\r\n\r\n", [], to: connection)
      while send("", [UInt8](repeating: 0, count: 1 << 16), to: connection) {}
      return
    case .trickling:
      send("HTTP/1.1 200 x\r\nContent-Length: 1000000\r\n\r\n", [], to: connection)
      while send("", [0], to: connection) { usleep(50_000) }
      return
    case .redirecting(let place):
      let text = "HTTP/1.1 302 x\r\nLocation: \(place)\r\nContent-Length: 0\r\n"
      send(text + "Connection: close\r\n\r\n", [], to: connection)
      return
    }
    let (status, body) = reply(to: asked, Array(bytes[head.upperBound...].prefix(length)))
    let text = "HTTP/1.1 \(status) x\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n"
    send(text, body, to: connection)
  }

  private func reply(to asked: Asked, _ body: [UInt8]) -> (Int, [UInt8]) {
    lock.withLock {
      requests.append(asked)
      if case .refusing = manner { return (403, []) }
      if asked.method == "PUT" {
        files[asked.path] = body
        return (201, [])
      }
      return files[asked.path].map { (200, $0) } ?? (404, [])
    }
  }

  private func read(_ connection: Int32, _ bytes: inout [UInt8]) -> Bool {
    var part = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(connection, &part, part.count)
    guard count > 0 else { return false }
    bytes += part[..<count]
    return true
  }

  /// - Returns: Whether somebody still listens.
  @discardableResult
  private func send(_ head: String, _ body: [UInt8], to connection: Int32) -> Bool {
    let all = Array(head.utf8) + body
    var sent = 0
    while sent < all.count {
      let count = all[sent...].withUnsafeBytes {
        Foundation.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}
