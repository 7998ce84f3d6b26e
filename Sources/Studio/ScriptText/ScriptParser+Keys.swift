/// What is done with no finger on the screen: a pointer that goes somewhere, and single keys.
extension ScriptParser {
  mutating func hover() throws(ScriptProblem) -> ScriptCommand {
    let target = try target()
    return .hover(target, at: try timesToTheEnd())
  }

  mutating func press() throws(ScriptProblem) -> ScriptCommand {
    let example = "press \"return\" at 1"
    let token = next
    guard let token, token.kind != .word("at") else {
      throw problem(.missing("a key", after: verb, example: example), at: token)
    }
    let name =
      switch token.kind {
      case .quoted(let text): text
      default: token.text
      }
    guard ScriptKey(name) != nil else {
      throw problem(
        .unexpected(name, after: verb, allowed: ScriptKey.names + ["a character"]), at: token)
    }
    advance()
    return .press(name, at: try timesToTheEnd())
  }
}
