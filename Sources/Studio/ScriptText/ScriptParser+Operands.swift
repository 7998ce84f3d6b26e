/// What stands behind a line's verb.
extension ScriptParser {
  /// - Parameter words: What may follow, besides a time or a distance.
  mutating func target(before words: [String] = []) throws(ScriptProblem) -> ScriptTarget {
    guard let token = next,
      !(["at", "by"] + words).contains(where: { token.kind == .word($0) })
    else { return .first }
    position += 1
    switch token.kind {
    case .quoted(let text): return .label(text)
    case .comma: throw problem(.unexpected(",", after: verb, allowed: ["at"]), at: token)
    case .word(let word):
      guard let x = Double(word), next?.kind == .comma else { return Self.target(named: word) }
      // A view that is asked what lies nowhere looks for it without end.
      guard x.isFinite else {
        throw problem(.notANumber(word, meaning: "a distance from the left"), at: token)
      }
      position += 1
      return .point(x: x, y: try number("a distance from the top", example: "tap 100,40 at 1"))
    }
  }

  mutating func times(
    example: String = "tap \"Toggle\" at 0.5, 2"
  ) throws(ScriptProblem) -> [Double] {
    var times = [try time(example: example)]
    while next?.kind == .comma {
      position += 1
      times.append(try time(example: example))
    }
    return times
  }

  /// When something is done.
  mutating func time(example: String) throws(ScriptProblem) -> Double {
    let column = next?.column ?? end
    let text = next?.text ?? ""
    let time = try seconds("a time in seconds", example: example)
    spokenTimes.append(ScriptTime(seconds: time, text: text, column: column))
    return time
  }

  /// The `,2` that belongs to a bare `Toggle@0.5,2`.
  mutating func restOfTimes(after name: String) -> [TapWord.Piece] {
    guard name.contains("@") else { return [] }
    var rest: [TapWord.Piece] = []
    while next?.kind == .comma {
      position += 1
      rest.append((next?.text ?? "", next?.column ?? end))
      position += 1
    }
    return rest
  }

  mutating func word(
    _ what: String, example: String
  ) throws(ScriptProblem) -> String {
    guard let token = next, token.kind != .comma else {
      throw problem(.missing(what, after: verb, example: example))
    }
    position += 1
    return token.text
  }

  mutating func number(
    _ what: String, example: String
  ) throws(ScriptProblem) -> Double {
    let token = next
    let text = try word(what, example: example)
    guard let number = Self.number(text) else {
      throw problem(.notANumber(text, meaning: what), at: token)
    }
    return number
  }

  mutating func seconds(
    _ what: String, example: String
  ) throws(ScriptProblem) -> Double {
    let token = next
    let number = try number(what, example: example)
    guard number >= 0, number <= ClipLimits.duration else {
      throw problem(
        .outOfRange(token?.text ?? "", meaning: what, allowed: "0 to 3600"), at: token)
    }
    return number
  }

  mutating func positive(
    _ what: String, example: String
  ) throws(ScriptProblem) -> Double {
    let token = next
    let number = try number(what, example: example)
    guard number > 0, number <= ClipLimits.duration else {
      throw problem(
        .outOfRange(token?.text ?? "", meaning: what, allowed: "more than 0, at most 3600"),
        at: token)
    }
    return number
  }

  func problem(
    _ reason: ScriptProblem.Reason, at token: ScriptToken? = nil
  ) -> ScriptProblem {
    ScriptProblem(reason, line: line, column: token?.column ?? next?.column ?? end)
  }

  /// Seconds may carry their unit: `2s`, `500ms`.
  static func number(_ text: String) -> Double? {
    let value: Double? =
      if text.hasSuffix("ms") {
        Double(text.dropLast(2)).map { $0 / 1000 }
      } else {
        Double(text.hasSuffix("s") ? text.dropLast() : text[...])
      }
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  static func target(named name: String) -> ScriptTarget {
    if name.isEmpty { return .first }
    if name.count > 1, name.hasPrefix("#") { return .identifier(String(name.dropFirst())) }
    let parts = name.split(separator: ",")
    if parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite, y.isFinite
    {
      return .point(x: x, y: y)
    }
    return .label(name)
  }
}
