/// What is shown rather than done.
extension ScriptParser {
  mutating func zoom() throws(ScriptProblem) -> ScriptCommand {
    let example = "zoom 2× on \"Toggle\" at 0.4 for 2"
    let token = next
    let what = "how many times as near"
    let text = try word(what, example: example)
    var factor = 1.0
    if text.lowercased() != "out" {
      let digits = ["×", "x", "X"].contains { text.hasSuffix($0) } ? text.dropLast() : text[...]
      guard let said = Double(digits), said.isFinite else {
        throw problem(.notANumber(text, meaning: what), at: token)
      }
      guard ScriptCue.zooms.contains(said) else {
        throw problem(.outOfRange(text, meaning: what, allowed: "1 to 8"), at: token)
      }
      factor = said
    }
    return .cue(try cue(.zoom(factor), ["on", "at", "for"], example: example))
  }

  mutating func caption() throws(ScriptProblem) -> ScriptCommand {
    let example = "caption \"A spring, with bounce\" at 1 for 2"
    return .cue(
      try cue(.caption(try text(example: example)), ["at", "for"], example: example))
  }

  mutating func code() throws(ScriptProblem) -> ScriptCommand {
    let example = "code \"withAnimation(.bouncy) { isOn.toggle() }\" at 1 for 2"
    return .cue(try cue(.code(try text(example: example)), ["at", "for"], example: example))
  }

  mutating func label() throws(ScriptProblem) -> ScriptCommand {
    let example = "label \"Tap here\" on \"Toggle\" at 1 for 1"
    let text = try text(example: example)
    var cue = try cue(.label(text), ["on", "at", "for"], example: example)
    cue.target = cue.target ?? .first
    return .cue(cue)
  }

  /// A ring or an arrow.
  mutating func mark(_ kind: ScriptCue.Kind) throws(ScriptProblem) -> ScriptCommand {
    let example = "\(verb) \"Toggle\" at 1 for 1"
    let target = try target(before: ["for"])
    var cue = try cue(kind, ["at", "for"], example: example)
    cue.target = target
    return .cue(cue)
  }

  private mutating func cue(
    _ kind: ScriptCue.Kind, _ words: [String], example: String
  ) throws(ScriptProblem) -> ScriptCue {
    var cue = ScriptCue(kind)
    while let word = try clause(words) {
      switch word {
      case "at": cue.time = try self.time(example: example)
      case "for": cue.seconds = try positive("a time in seconds", example: example)
      default:
        guard let next, !words.contains(where: { next.kind == .word($0) }) else {
          throw problem(.missing("what is meant", after: "on", example: example))
        }
        cue.target = try target(before: words)
      }
    }
    return cue
  }

  private mutating func text(example: String) throws(ScriptProblem) -> String {
    let token = next
    guard let token, case .quoted(let text) = token.kind, text.contains(where: { !$0.isWhitespace })
    else {
      throw problem(.missing("a text in quotes", after: verb, example: example), at: token)
    }
    guard text.count <= ScriptCue.longestText else {
      throw problem(
        .outOfRange(
          "\(text.count) characters long", meaning: "a text to show",
          allowed: "up to \(ScriptCue.longestText)"), at: token)
    }
    advance()
    return text.replacing("\\n", with: "\n")
  }
}
