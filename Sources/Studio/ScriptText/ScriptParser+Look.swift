extension ScriptParser {
  /// `look social`, and what of it is other than that: `look documentation keyboard shown finish light`.
  mutating func look() throws(ScriptProblem) -> LookChoice {
    let place = next
    let name = try word("the name of a look", example: "look social")
    guard let choice = LookChoice.named(name) else {
      let names = LookChoice.named.map(\.name)
      let reason = ScriptProblem.Reason.unexpected(name, after: verb, allowed: names)
      throw place.map { problem(reason, at: $0) } ?? problem(reason)
    }
    // A plain look has nothing to change.
    guard case .dressed(var look) = choice else { return choice }
    while let token = next {
      guard let key = LookKey(rawValue: token.text), key != .base else {
        let keys = LookKey.allCases.filter { $0 != .base }.map(\.rawValue)
        throw problem(.unexpected(token.text, after: name, allowed: keys), at: token)
      }
      advance()
      guard let value = next, value.kind != .comma else {
        throw problem(
          .missing("a value", after: key.rawValue, example: "\(key.rawValue) \(key.example)"))
      }
      advance()
      // What a script is in has no folder to find a picture in.
      guard look.set(key, to: value.text, folder: ""), !look.hasPicture else {
        throw problem(.notOfLook(value.text, key), at: value)
      }
    }
    return .dressed(look)
  }
}

extension Look {
  fileprivate var hasPicture: Bool { if case .picture = backdrop { true } else { false } }
}
