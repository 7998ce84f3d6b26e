/// What is done by a hand, apart from taps and drags.
extension ScriptParser {
  mutating func doubleTap() throws(ScriptProblem) -> ScriptCommand {
    try expect("tap", example: "double tap \"Photo\" at 1")
    let target = try target()
    return .doubleTap(target, at: try timesToTheEnd())
  }

  mutating func longPress() throws(ScriptProblem) -> ScriptCommand {
    let example = "long press \"Photo\" for 1.5 at 0.5"
    try expect("press", example: example)
    let target = try target(before: ["for"])
    var times: [Double] = []
    var seconds = Script.Hand.press
    while let word = try clause(["for", "at"]) {
      if word == "for" {
        seconds = try positive("a time in seconds", example: example)
      } else {
        times += try self.times(example: example)
      }
    }
    return .longPress(target, for: seconds, at: times)
  }

  mutating func swipe() throws(ScriptProblem) -> ScriptCommand {
    let example = "swipe \"Message\" left at 0.5"
    let words = ScriptDirection.allCases.map(\.rawValue)
    var over: ScriptTarget?
    if let token = next, !words.contains(where: { token.kind == .word($0) }),
      token.kind != .word("at")
    {
      // A lone word that is nearly a direction is meant as one.
      if case .word(let word) = token.kind, isLast {
        throw problem(.unexpected(word, after: verb, allowed: words), at: token)
      }
      over = try target(before: words)
    }
    guard let token = next, token.kind != .word("at") else {
      throw problem(.missing("a direction", after: verb, example: example))
    }
    guard case .word(let word) = token.kind, let way = ScriptDirection(rawValue: word) else {
      throw problem(.unexpected(token.text, after: verb, allowed: words), at: token)
    }
    advance()
    return .swipe(over, way, at: try timesToTheEnd())
  }

  mutating func scroll() throws(ScriptProblem) -> ScriptCommand {
    let example = "scroll to \"Row 40\" at 1"
    verb = "scroll"
    try expect("to", example: example)
    guard let token = next, token.kind != .word("at") else {
      throw problem(.missing("what to scroll to", after: verb, example: example))
    }
    let target = try target()
    if case .point = target {
      throw problem(
        .missing("the name of what to scroll to", after: verb, example: example), at: token)
    }
    return .scroll(to: target, at: try timeAtTheEnd(example: example))
  }

  mutating func pinch() throws(ScriptProblem) -> ScriptCommand {
    let example = "pinch \"Photo\" by 2 at 1"
    let target = try target()
    let turn = try amountOverTime(example: example) { (parser) throws(ScriptProblem) in
      let token = parser.next
      let what = "how many times as far apart the fingers end"
      let factor = try parser.number(what, example: example)
      guard Script.Hand.pinches.contains(factor) else {
        throw parser.problem(
          .outOfRange(token?.text ?? "", meaning: what, allowed: "0.1 to 10"), at: token)
      }
      return factor
    }
    return .pinch(target, by: turn.amount, at: turn.time, over: turn.seconds)
  }

  mutating func rotate() throws(ScriptProblem) -> ScriptCommand {
    let example = "rotate \"Photo\" by 45° at 1"
    let target = try target()
    let turn = try amountOverTime(example: example) { (parser) throws(ScriptProblem) in
      let token = parser.next
      let what = "a number of degrees"
      let text = try parser.word(what, example: example)
      let digits = ["°", "deg"].first { text.hasSuffix($0) }.map { text.dropLast($0.count) }
      guard let degrees = Double(digits ?? text[...]), degrees.isFinite else {
        throw parser.problem(.notANumber(text, meaning: what), at: token)
      }
      guard Script.Hand.turns.contains(degrees) else {
        throw parser.problem(
          .outOfRange(text, meaning: what, allowed: "-1080 to 1080"), at: token)
      }
      return degrees
    }
    return .rotate(target, by: turn.amount, at: turn.time, over: turn.seconds)
  }

  mutating func crown() throws(ScriptProblem) -> ScriptCommand {
    let example = "crown by 5 at 1"
    let turn = try amountOverTime(example: example) { (parser) throws(ScriptProblem) in
      let token = parser.next
      let what = "how far the crown is turned"
      let amount = try parser.number(what, example: example)
      guard Script.Hand.crown.contains(amount) else {
        throw parser.problem(
          .outOfRange(token?.text ?? "", meaning: what, allowed: "-100000 to 100000"), at: token)
      }
      return amount
    }
    return .crown(by: turn.amount, at: turn.time, over: turn.seconds)
  }

  mutating func type() throws(ScriptProblem) -> ScriptCommand {
    let example = "type \"Hello\" into \"Name\" at 1"
    let token = next
    guard let token, case .quoted(let text) = token.kind, !text.isEmpty else {
      throw problem(.missing("a text in quotes", after: verb, example: example), at: token)
    }
    guard text.count <= Script.Hand.longestText else {
      throw problem(
        .outOfRange(
          "\(text.count) characters long", meaning: "a text to type",
          allowed: "up to \(Script.Hand.longestText)"), at: token)
    }
    advance()
    var field: ScriptTarget?
    var time: Double?
    while let word = try clause(["into", "at"]) {
      if word == "at" {
        time = try self.time(example: example)
      } else {
        guard let next, next.kind != .word("at") else {
          throw problem(.missing("a field", after: "into", example: example))
        }
        field = try target()
      }
    }
    return .type(text.replacing("\\n", with: "\n"), into: field, at: time)
  }

  // MARK: Parts

  private mutating func amountOverTime(
    example: String,
    _ read: (inout ScriptParser) throws(ScriptProblem) -> Double
  ) throws(ScriptProblem) -> (amount: Double, time: Double?, seconds: Double) {
    var amount: Double?
    var time: Double?
    var duration = Script.Hand.twoFingers
    while let word = try clause(["by", "at", "over"]) {
      switch word {
      case "by": amount = try read(&self)
      case "at": time = try self.time(example: example)
      default: duration = try positive("a duration in seconds", example: example)
      }
    }
    guard let amount else {
      throw problem(.missing("'by' and how much", after: verb, example: example))
    }
    return (amount, time, duration)
  }

  private mutating func expect(_ word: String, example: String) throws(ScriptProblem) {
    guard let token = next else {
      throw problem(.missing("'\(word)'", after: verb, example: example))
    }
    guard case .word(let found) = token.kind, found.lowercased() == word else {
      throw problem(.unexpected(token.text, after: verb, allowed: [word]), at: token)
    }
    advance()
    verb += " " + word
  }

  /// The next clause's word, one of those allowed; nil at the end.
  mutating func clause(_ allowed: [String]) throws(ScriptProblem) -> String? {
    guard let token = next else { return nil }
    guard case .word(let word) = token.kind, allowed.contains(word) else {
      throw problem(.unexpected(token.text, after: verb, allowed: allowed), at: token)
    }
    advance()
    return word
  }

  mutating func timesToTheEnd() throws(ScriptProblem) -> [Double] {
    var times: [Double] = []
    while try clause(["at"]) != nil { times += try self.times() }
    return times
  }

  mutating func timeAtTheEnd(example: String) throws(ScriptProblem) -> Double? {
    var time: Double?
    while try clause(["at"]) != nil { time = try self.time(example: example) }
    return time
  }
}
