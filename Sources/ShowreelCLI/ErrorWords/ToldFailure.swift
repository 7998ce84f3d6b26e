/// What another process of this program says was wrong: in words already, and with its exit code.
struct ToldFailure: FoundError, Codable, Hashable {
  let code: Int32
  let findings: [Finding]
}
