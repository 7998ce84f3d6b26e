extension SVGPath {
  /// Reads the words of a `d`, as closely as SVG lets them be written: `M.5.5-1 0a1 1 0 012 3`.
  ///
  /// - Throws: ``SVGProblem/path(place:expected:)`` at the first word that does not belong there.
  init(_ data: String) throws(SVGProblem) {
    var scanner = Scanner(data)
    while let letter = scanner.letter() {
      guard let command = Command(rawValue: Character(letter.lowercased())),
        !steps.isEmpty || command == .move
      else { throw scanner.problem(steps.isEmpty ? "move to begin with" : "command", back: 1) }
      // More pairs after a move are lines.
      var next = command
      repeat {
        var numbers: [Double] = []
        for index in 0..<command.count {
          // An arc's two flags may be written without anything between them.
          let isFlag = command == .arc && (index == 3 || index == 4)
          numbers.append(isFlag ? try scanner.flag() : try scanner.number())
        }
        steps.append(Step(command: next, isRelative: letter.isLowercase, numbers: numbers))
        if command == .move { next = .line }
      } while command.count > 0 && scanner.isAtNumber
    }
    guard scanner.isAtEnd else { throw scanner.problem("command") }
  }

  private struct Scanner {
    private let characters: [Character]
    private var index = 0

    init(_ text: String) {
      characters = Array(text)
      skipSpace()
    }

    var isAtEnd: Bool { index == characters.count }

    var isAtNumber: Bool { !isAtEnd && !characters[index].isLetter }

    func problem(_ expected: String, back: Int = 0) -> SVGProblem {
      .path(place: max(0, index - back), expected: expected)
    }

    mutating func letter() -> Character? {
      guard !isAtEnd, characters[index].isLetter else { return nil }
      defer { advance(to: index + 1) }
      return characters[index]
    }

    mutating func flag() throws(SVGProblem) -> Double {
      guard !isAtEnd, characters[index] == "0" || characters[index] == "1" else {
        throw problem("flag of 0 or 1")
      }
      defer { advance(to: index + 1) }
      return characters[index] == "1" ? 1 : 0
    }

    /// The longest text from here on that is a number.
    mutating func number() throws(SVGProblem) -> Double {
      var end = index
      var (hasPoint, hasExponent) = (false, false)
      scan: while end < characters.count {
        switch characters[end] {
        case "0"..."9": break
        case "-", "+":
          guard end == index || "eE".contains(characters[end - 1]) else { break scan }
        case ".":
          guard !hasPoint, !hasExponent else { break scan }
          hasPoint = true
        case "e", "E":
          guard !hasExponent else { break scan }
          hasExponent = true
        default: break scan
        }
        end += 1
      }
      guard let number = Double(String(characters[index..<end])) else { throw problem("number") }
      advance(to: end)
      return number
    }

    private mutating func advance(to place: Int) {
      index = place
      skipSpace()
    }

    private mutating func skipSpace() {
      while !isAtEnd, characters[index].isWhitespace || characters[index] == "," { index += 1 }
    }
  }
}
