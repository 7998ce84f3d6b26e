import Wording

/// Looks over a text before it is parsed: what passes has brackets that match, texts that end, no character that
/// values are not written with, no word beside another and no more of all that than anybody writes.
///
/// swift-syntax reads any Swift there is, and goes down its stack for it: 800 times `if` end a debug build, and
/// looking for generic arguments behind 200 `<` takes it more than a second.
struct ExpressionScan {
  /// Brackets inside one another. Nobody nests values as deep as this; the parser and the evaluator go down a call
  /// for each.
  static let deepest = 64
  /// Words, numbers, texts and marks: four times what 200 modifiers with two arguments each have. The parser takes
  /// a tenth of a second for as many, whatever they are.
  static let mostPieces = 10_000

  private let characters: [Character]
  private var index = 0
  private var pieces = 0
  /// Brackets that are open, by where they are.
  private var open: [Int] = []
  /// Whether the last piece was a word, a number, a text or a closing bracket.
  private var isAfterValue = false

  private static let closing: [Character: Character] = ["(": ")", "[": "]", "{": "}"]

  static func check(_ text: String) throws(ExpressionProblem) {
    var scan = ExpressionScan(characters: Array(text))
    try scan.run()
  }

  private init(characters: [Character]) {
    self.characters = characters
  }

  private mutating func run() throws(ExpressionProblem) {
    while index < characters.count {
      let character = characters[index]
      if !character.isWhitespace { try piece(character) }
      index += 1
    }
    if let last = open.last {
      throw ExpressionProblem(.unclosed(String(characters[last])), at: last)
    }
  }

  /// Ends at the piece's last character.
  private mutating func piece(_ character: Character) throws(ExpressionProblem) {
    let start = index
    pieces += 1
    guard pieces <= Self.mostPieces else {
      throw ExpressionProblem(.tooMuch(Self.mostPieces), at: start)
    }
    let isClosing = open.last.flatMap { Self.closing[characters[$0]] } == character
    guard open.count < Self.deepest || isClosing else {
      throw ExpressionProblem(.tooDeep(Self.deepest), at: start)
    }
    switch character {
    case "\"":
      try text()
      try begin(at: start, String(characters[start...index]))
    case _ where character.isWord:
      while index + 1 < characters.count, characters[index + 1].isWord { index += 1 }
      if character.isNumber { decimals() }
      try begin(at: start, "'\(String(characters[start...index]))'")
    case "(", "[", "{":
      open.append(start)
      isAfterValue = false
    case ")", "]", "}":
      guard isClosing else { throw unexpected("'\(character)'", at: start) }
      open.removeLast()
      isAfterValue = true
    case ".", ",", ":", "=", "-":
      isAfterValue = false
    case "<" where start > 1 && characters[start - 1] == "." && characters[start - 2] == ".":
      isAfterValue = false
    default:
      throw ExpressionProblem(.strangeCharacter(character), at: start)
    }
  }

  /// A number's point is a part of it where a digit follows.
  private mutating func decimals() {
    guard index + 2 < characters.count, characters[index + 1] == ".",
      characters[index + 2].isASCII, characters[index + 2].isNumber
    else { return }
    index += 2
    while index + 1 < characters.count, characters[index + 1].isWord { index += 1 }
  }

  /// A value begins, which none may do right after another.
  private mutating func begin(at start: Int, _ found: String) throws(ExpressionProblem) {
    if isAfterValue { throw unexpected(found, at: start) }
    isAfterValue = true
  }

  private func unexpected(_ found: String, at place: Int) -> ExpressionProblem {
    let close = open.last.flatMap { Self.closing[characters[$0]] }
    let expected = close.map { $0 == "}" ? "'}'" : "',' or '\($0)'" } ?? "the end of the line"
    return ExpressionProblem(.unexpected(found, expected: expected), at: place)
  }

  /// Goes on to the closing quote.
  private mutating func text() throws(ExpressionProblem) {
    let start = index
    index += 1
    while index < characters.count, characters[index] != "\"", !characters[index].isNewline {
      if characters[index] == "\\", index + 1 < characters.count {
        index += 1
        // Also keeps values out of texts, and with them brackets within brackets.
        guard "\\\"'nt0ru".contains(characters[index]) else {
          throw ExpressionProblem(.strangeEscape("\\\(characters[index])"), at: index - 1)
        }
      }
      index += 1
    }
    guard index < characters.count, characters[index] == "\"" else {
      throw ExpressionProblem(.unclosed("\""), at: start)
    }
  }
}

extension Character {
  fileprivate var isWord: Bool {
    isLetter || self == "_" || self == "$" || isASCII && isNumber
  }
}
