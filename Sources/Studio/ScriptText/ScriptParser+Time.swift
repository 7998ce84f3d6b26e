/// What is said about the clip's time.
extension ScriptParser {
  mutating func hide() throws(ScriptProblem) -> ScriptCommand {
    .hide(at: try timeAtTheEnd(example: "hide at 1"))
  }

  mutating func show() throws(ScriptProblem) -> ScriptCommand {
    .show(at: try timeAtTheEnd(example: "show at 2.5"))
  }

  mutating func speed() throws(ScriptProblem) -> ScriptCommand {
    let example = "speed 0.25 at 1 for 0.5"
    let token = next
    let what = "how many times as fast as it is"
    let text = try word(what, example: example)
    let digits = ["x", "×"].first { text.hasSuffix($0) }.map { text.dropLast($0.count) }
    guard let factor = Double(digits ?? text[...]), factor.isFinite else {
      throw problem(.notANumber(text, meaning: what), at: token)
    }
    guard Script.speeds.contains(factor) else {
      throw problem(.outOfRange(text, meaning: what, allowed: "0.05 to 20"), at: token)
    }
    var time: Double?
    var seconds: Double?
    while let word = try clause(["at", "for"]) {
      if word == "at" {
        time = try self.time(example: example)
      } else {
        seconds = try positive("a time in seconds", example: example)
      }
    }
    return .speed(factor, at: time, for: seconds)
  }
}
