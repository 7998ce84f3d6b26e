import Views

extension ScriptParser {
  /// The name of a device that there is.
  mutating func device() throws(ScriptProblem) -> String {
    let place = next
    let name = try word("the name of a device", example: "device ipad13")
    guard Stage.named(name) != nil else {
      let reason = ScriptProblem.Reason.unexpected(
        name, after: verb, allowed: Stage.named.map(\.name))
      throw place.map { problem(reason, at: $0) } ?? problem(reason)
    }
    return name.lowercased()
  }

  /// The number of a generation of the system that there is.
  mutating func system() throws(ScriptProblem) -> SystemVersion {
    let place = next
    let name = try word("the version of a system", example: "os 26")
    guard let version = SystemVersion(name) else {
      let reason = ScriptProblem.Reason.unexpected(
        name, after: verb, allowed: SystemVersion.allCases.map(\.name))
      throw place.map { problem(reason, at: $0) } ?? problem(reason)
    }
    return version
  }
}
