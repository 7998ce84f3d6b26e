import Testing

@testable import showreel_serve

/// Names that somebody else may have lead here are not answered.
struct TrustedHostsTests {
  private let hosts = TrustedHosts(machine: "builder")

  @Test(arguments: [
    "localhost", "localhost:8787", "LOCALHOST:1", "127.0.0.1:8787", "127.0.0.1", "[::1]:8787",
    "[::1]", "192.168.1.5:80", "builder:8787",
  ])
  func thisMachineIsTrusted(_ header: String) { #expect(hosts.contain(header)) }

  @Test(arguments: [
    "example.com", "example.com:8787", "localhost.example.com:8787", "127.0.0.1.example.com",
    "127.0.0.1:8787.example.com", "[::1].example.com", "[::1", "", ":8787", "localhost@example.com",
    "user:127.0.0.1", "127.0.0.1:80:80",
  ])
  func anybodyElseIsNot(_ header: String) { #expect(!hosts.contain(header)) }

  @Test func noNameIsNoneOfIt() { #expect(!hosts.contain(nil)) }
}
