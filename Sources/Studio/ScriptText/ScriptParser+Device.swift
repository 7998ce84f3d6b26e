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
}
