import Foundation

extension String {
  /// The elements of a flat picture, in order; one string where elements hold others.
  var svgElements: [String] {
    guard !contains("</"), !contains("<!--") else { return [self] }
    return split(separator: ">").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) + ">" }
      .filter { $0.hasPrefix("<") && $0.hasSuffix("/>") }
  }

  /// A picture of one path as a picture for each closed part of it, in order.
  var svgSubpaths: [String] {
    let elements = svgElements
    guard elements.count == 1, let start = elements[0].range(of: " d=\""),
      let end = elements[0].range(of: "\"", range: start.upperBound..<elements[0].endIndex)
    else { return elements }
    let data = String(elements[0][start.upperBound..<end.lowerBound])
    let before = elements[0][..<start.upperBound]
    let after = elements[0][end.lowerBound...]
    return SVGPathData(data).subpaths.map { before + $0 + after }
  }
}

/// The words of an SVG path's `d`, followed far enough to know where each part begins.
struct SVGPathData {
  /// Each starts with a move to a place of its own, whatever came before it.
  private(set) var subpaths: [String] = []

  private var current = CGPoint.zero
  private var start = CGPoint.zero

  /// How many numbers a command takes.
  private static let counts: [Character: Int] = [
    "m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0,
  ]

  init(_ data: String) {
    var scanner = SVGNumberScanner(data)
    while let command = scanner.command() {
      let kind = Character(command.lowercased())
      guard let count = Self.counts[kind] else { return }
      var isFirst = true
      repeat {
        var numbers: [Double] = []
        for index in 0..<count {
          // An arc's two flags may be written without anything between them.
          let isFlag = kind == "a" && (index == 3 || index == 4)
          guard let number = isFlag ? scanner.flag() : scanner.number() else { return }
          numbers.append(number)
        }
        follow(kind, numbers, isRelative: command.isLowercase, isFirst: isFirst, command)
        isFirst = false
      } while count > 0 && scanner.isAtNumber
    }
  }

  private mutating func follow(
    _ kind: Character, _ numbers: [Double], isRelative: Bool, isFirst: Bool, _ command: Character
  ) {
    let origin = isRelative ? current : .zero
    switch kind {
    case "m" where isFirst:
      current = CGPoint(x: origin.x + numbers[0], y: origin.y + numbers[1])
      start = current
      subpaths.append("M\(current.x) \(current.y)")
      return
    case "z": current = start
    case "h": current.x = origin.x + numbers[0]
    case "v": current.y = origin.y + numbers[0]
    default:
      current = CGPoint(
        x: origin.x + numbers[numbers.count - 2], y: origin.y + numbers[numbers.count - 1])
    }
    if subpaths.isEmpty { return }
    // More pairs after a move are lines.
    let word = kind == "m" ? (isRelative ? "l" : "L") : String(command)
    let words = numbers.enumerated().map { index, number in
      // Flags are one digit each: what follows would count as the next number.
      kind == "a" && (index == 3 || index == 4) ? "\(Int(number))" : "\(number)"
    }
    subpaths[subpaths.count - 1] += word + words.joined(separator: " ")
  }
}

/// Reads commands and numbers as SVG lets them be written: `M.5.5-1 0a1 1 0 012 3`.
private struct SVGNumberScanner {
  private let characters: [Character]
  private var index = 0

  init(_ text: String) {
    characters = Array(text)
  }

  private mutating func skipSpace() {
    while index < characters.count, characters[index].isWhitespace || characters[index] == "," {
      index += 1
    }
  }

  mutating func command() -> Character? {
    skipSpace()
    guard index < characters.count, characters[index].isLetter else { return nil }
    index += 1
    return characters[index - 1]
  }

  var isAtNumber: Bool {
    var ahead = self
    ahead.skipSpace()
    guard ahead.index < characters.count else { return false }
    return !characters[ahead.index].isLetter
  }

  mutating func flag() -> Double? {
    skipSpace()
    guard index < characters.count, let flag = Double(String(characters[index])) else { return nil }
    index += 1
    return flag
  }

  mutating func number() -> Double? {
    skipSpace()
    let start = index
    var (hasPoint, hasExponent) = (false, false)
    while index < characters.count {
      switch characters[index] {
      case "0"..."9": break
      case "-", "+":
        guard index == start || characters[index - 1] == "e" else {
          return value(from: start)
        }
      case ".":
        guard !hasPoint, !hasExponent else { return value(from: start) }
        hasPoint = true
      case "e": hasExponent = true
      default: return value(from: start)
      }
      index += 1
    }
    return value(from: start)
  }

  private func value(from start: Int) -> Double? { Double(String(characters[start..<index])) }
}
