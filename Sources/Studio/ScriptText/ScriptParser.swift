/// Reads the tokens of one script line.
struct ScriptParser {
  private let tokens: [ScriptToken]
  private let line: Int
  private let end: Int
  private var position = 0
  /// Those behind `at`, as they were read.
  private(set) var spokenTimes: [ScriptTime] = []
  /// As messages say it.
  var verb = ""

  /// - Parameter end: The column after the last character.
  init(tokens: [ScriptToken], line: Int, end: Int) {
    self.tokens = tokens
    self.line = line
    self.end = end
  }

  var next: ScriptToken? { position < tokens.count ? tokens[position] : nil }

  /// Whether no more than what is next stands before the end, or before the times.
  var isLast: Bool {
    position + 1 >= tokens.count || tokens[position + 1].kind == .word("at")
  }

  mutating func advance() { position += 1 }

  mutating func command() throws(ScriptProblem) -> ScriptCommand {
    guard let first = next else {
      throw problem(.missing("a command", after: "showreel:", example: "tap \"Toggle\" at 0.5"))
    }
    position += 1
    verb = first.text
    guard case .word(let word) = first.kind, let known = ScriptVerb(rawValue: word.lowercased())
    else { throw problem(.unknownVerb(first.text), at: first) }
    let command = try arguments(of: known)
    if let extra = next {
      throw problem(.unexpected(extra.text, after: verb, allowed: []), at: extra)
    }
    return command
  }

  private mutating func arguments(of verb: ScriptVerb) throws(ScriptProblem) -> ScriptCommand {
    switch verb {
    case .tap: try tap()
    case .double: try doubleTap()
    case .long: try longPress()
    case .drag: try drag()
    case .swipe: try swipe()
    case .scroll: try scroll()
    case .pinch: try pinch()
    case .rotate: try rotate()
    case .type: try type()
    case .wait: try wait()
    case .zoom: try zoom()
    case .caption: try caption()
    case .code: try code()
    case .ring: try mark(.ring)
    case .arrow: try mark(.arrow)
    case .label: try label()
    case .hide: try hide()
    case .show: try show()
    case .speed: try speed()
    case .loop: .loop
    case .duration:
      .duration(try positive("a duration in seconds", example: "duration 4"))
    case .size: try size()
    case .device: .device(try device())
    case .os: .system(try system())
    case .fps: .frameRate(try positive("a number of frames a second", example: "fps 30"))
    case .scale: .scale(try scale())
    case .look: .look(try look())
    case .view: .view(try word("the name of a view", example: "view ContentView"))
    case .dark: .colorScheme(.dark)
    case .light: .colorScheme(.light)
    case .skip: .skip
    }
  }

  // MARK: Verbs

  private mutating func tap() throws(ScriptProblem) -> ScriptCommand {
    let quoted = if case .quoted? = next?.kind { true } else { false }
    let column = next?.column ?? end
    var target = try target()
    var times: [Double] = []
    if case .label(let name) = target, next?.text != "at" {
      // 'Toggle@0.5,2' is how one word says it; a script may say it alike, in quotes too.
      let tap = try TapWord(
        name, line: line, column: column + (quoted ? 1 : 0),
        rest: quoted ? [] : restOfTimes(after: name))
      if !tap.times.isEmpty {
        target = Self.target(named: tap.target)
        times = tap.times.map(\.seconds)
        spokenTimes = tap.times
      } else if !quoted {
        target = Self.target(named: tap.target)
      }
    }
    while let token = next {
      guard token.kind == .word("at") else {
        throw problem(.unexpected(token.text, after: verb, allowed: ["at"]), at: token)
      }
      position += 1
      times += try self.times()
    }
    return .tap(target, at: times)
  }

  private mutating func drag() throws(ScriptProblem) -> ScriptCommand {
    let example = "drag \"Card\" by 100,0 at 1 over 0.5"
    let target = try target()
    var offset: ScriptOffset?
    var time: Double?
    var duration = 0.5
    var waypoints: [ScriptWaypoint] = []
    while let token = next {
      position += 1
      switch token.text {
      case "by":
        let x = try number("a distance to the right", example: example)
        guard next?.kind == .comma else {
          throw problem(.missing("a distance right and down", after: "by", example: example))
        }
        position += 1
        offset = ScriptOffset(x: x, y: try number("a distance down", example: example))
      case "at": time = try self.time(example: example)
      case "over": duration = try positive("a duration in seconds", example: example)
      case "via": waypoints += try self.waypoints()
      default:
        throw problem(
          .unexpected(token.text, after: verb, allowed: ["by", "at", "over", "via"]), at: token)
      }
    }
    guard let offset else {
      throw problem(.missing("'by' and a distance", after: verb, example: example))
    }
    let times = [0] + waypoints.map(\.time) + [duration]
    if let late = zip(times, times.dropFirst()).first(where: { $0 > $1 }) {
      throw problem(.wrongOrder(Self.text(of: late.0), before: Self.text(of: late.1)))
    }
    return .drag(target, by: offset, at: time, over: duration, via: waypoints)
  }

  /// `40,-5@0.1, 80,0@0.25`
  private mutating func waypoints() throws(ScriptProblem) -> [ScriptWaypoint] {
    var waypoints: [ScriptWaypoint] = []
    repeat {
      if next?.kind == .comma { position += 1 }
      let example = "drag 10,20 by 100,0 over 0.5 via 40,-5@0.1, 80,0@0.25"
      let x = try number("a distance to the right", example: example)
      guard next?.kind == .comma else {
        throw problem(.missing("a distance right and down", after: "via", example: example))
      }
      position += 1
      let token = next
      let parts = try word("a distance down", example: example).split(
        separator: "@", omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw problem(.missing("'@' and seconds after each place", after: "via", example: example))
      }
      guard let y = Self.number(String(parts[0])) else {
        throw problem(.notANumber(String(parts[0]), meaning: "a distance down"), at: token)
      }
      guard let time = Self.number(String(parts[1])), time >= 0 else {
        throw problem(.notANumber(String(parts[1]), meaning: "a time in seconds"), at: token)
      }
      waypoints.append(ScriptWaypoint(x: x, y: y, time: time))
    } while next?.kind == .comma
    return waypoints
  }

  private static func text(of seconds: Double) -> String {
    ClipError.format(seconds)
  }

  private mutating func wait() throws(ScriptProblem) -> ScriptCommand {
    guard let token = next, token.text == "until" else {
      return .wait(try positive("a time in seconds or 'until settled'", example: "wait 1"))
    }
    position += 1
    let word = try word("'settled'", example: "wait until settled")
    guard word == "settled" else {
      position -= 1
      throw problem(.unexpected(word, after: "wait until", allowed: ["settled"]), at: next)
    }
    return .waitUntilSettled
  }

  private mutating func size() throws(ScriptProblem) -> ScriptCommand {
    let example = "size 800x600"
    let token = next
    let text = try word("a size", example: example)
    let sides = text.lowercased().split(whereSeparator: { $0 == "x" || $0 == "×" })
    guard sides.count == 2, let width = Double(sides[0]), let height = Double(sides[1]) else {
      throw problem(.notASize(text), at: token)
    }
    guard ClipLimits.side.contains(width), ClipLimits.side.contains(height) else {
      throw problem(.outOfRange(text, meaning: "a size", allowed: "1 to 16384 points"), at: token)
    }
    return .size(width: width, height: height)
  }

  private mutating func scale() throws(ScriptProblem) -> Double {
    let token = next
    let what = "a number of pixels a point"
    let scale = try number(what, example: "scale 2")
    guard ClipLimits.scale.contains(scale) else {
      throw problem(
        .outOfRange(token?.text ?? "", meaning: what, allowed: "0.01 to 8"), at: token)
    }
    return scale
  }
}

// MARK: - Parts of lines

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
  private mutating func restOfTimes(after name: String) -> [TapWord.Piece] {
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
    if parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]) {
      return .point(x: x, y: y)
    }
    return .label(name)
  }
}
