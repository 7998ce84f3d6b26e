import FlyingFox
import FlyingSocks
import Foundation

/// Gives a browser the page, what there is to show, and the files of the clips: nothing else, and nothing by a
/// name that the browser makes up.
struct ClipServer: Sendable {
  private let server: HTTPServer
  private let address: String

  /// Seconds that a browser waits for news in one request.
  private static let patience = 10.0

  /// - Throws: `SocketError` where there is no such address.
  init(_ clips: ShownClips, address: String, port: UInt16) throws {
    self.address = address
    let handler = ClipHandler(clips: clips, patience: Self.patience)
    if address.contains(":") {
      server = HTTPServer(
        address: try .inet6(ip6: address, port: port), timeout: 3 * Self.patience,
        logger: .disabled, handler: handler)
    } else {
      server = HTTPServer(
        address: try .inet(ip4: address, port: port), timeout: 3 * Self.patience,
        logger: .disabled, handler: handler)
    }
  }

  func run() async throws { try await server.run() }

  func waitUntilListening() async throws { try await server.waitUntilListening() }

  var port: UInt16 {
    get async {
      switch await server.listeningAddress {
      case .ip4(_, let port), .ip6(_, let port): port
      default: 0
      }
    }
  }

  var url: String {
    get async {
      let name = address.contains(":") ? "[\(address)]" : address
      return "http://\(name):\(await port)/"
    }
  }
}
