import Foundation

/// Under which names a browser may ask for pages.
///
/// A page of somebody else's can have its own name lead to this machine, and then read what is served here as if
/// it were its own. So only names that nobody else can give away are answered: addresses, and this machine's.
struct TrustedHosts {
  private let own: Set<String>

  init(machine: String = ProcessInfo.processInfo.hostName) {
    own = ["localhost", machine.lowercased()]
  }

  /// - Parameter header: `localhost:8787`, as a browser sends it. The port may be that of a tunnel.
  func contain(_ header: String?) -> Bool {
    guard let header, let name = Self.name(of: header.lowercased()) else { return false }
    return own.contains(name) || Self.isAddress(name)
  }

  private static func name(of header: String) -> String? {
    var name = header[...]
    if name.first == "[" {
      guard let end = name.firstIndex(of: "]") else { return nil }
      let rest = name[name.index(after: end)...]
      name = name[name.index(after: name.startIndex)..<end]
      guard rest.isEmpty || isPort(rest) else { return nil }
    } else if let colon = name.firstIndex(of: ":") {
      guard isPort(name[colon...]) else { return nil }
      name = name[..<colon]
    }
    return name.isEmpty ? nil : String(name)
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.first == ":" && text.dropFirst().allSatisfy(\.isNumber)
  }

  private static func isAddress(_ name: String) -> Bool {
    var four = in_addr()
    var six = in6_addr()
    return inet_pton(AF_INET, name, &four) == 1 || inet_pton(AF_INET6, name, &six) == 1
  }
}
