/// Reads the tokens of one script line.
struct ScriptParser {
  private let tokens: [ScriptToken]
  let line: Int
  let end: Int
  /// Tokens that are read.
  var position = 0
  /// Those behind `at`, as they were read.
  var spokenTimes: [ScriptTime] = []
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
    case .crown: try crown()
    case .hover: try hover()
    case .type: try type()
    case .press: try press()
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
