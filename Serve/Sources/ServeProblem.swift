import FlyingSocks
import Foundation

/// Why nothing is served, and what helps.
struct ServeProblem: CustomStringConvertible {
  let description: String

  init(_ error: any Error, _ command: ServeCommand) {
    let place = "\(command.address):\(command.port)"
    if case SocketError.failed(_, let number, let message) = error {
      description =
        switch number {
        case EADDRINUSE:
          "Another program listens at \(place). Choose another port: --port \(command.port &+ 1)"
        case EACCES: "Nobody but root may listen at \(place). Choose a port above 1023: --port 8787"
        case EADDRNOTAVAIL:
          "\(command.address) is no address of this machine. Use --address 127.0.0.1"
        default: "Nothing can be served at \(place): \(message)"
        }
    } else {
      description = "Nothing can be served at \(place): \(error)"
    }
  }
}
