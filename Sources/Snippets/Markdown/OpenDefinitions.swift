/// The definitions of links that go on at some place of a page. Where one begins within what may be the address or the title
/// of another, only the blocks around them tell which of them is one: both go on.
struct OpenDefinitions {
  private struct Definition {
    let name: [UInt8]
    let start: Int
  }

  /// What of a definition a walk has come to.
  private enum Part: Int, CaseIterable {
    case beforeAddress, address, bracketedAddress, behindAddress
    case doubleQuoted, quoted, bracketed
  }

  /// The most bytes that a definition of each name has.
  private(set) var sizes: [[UInt8]: Int] = [:]
  private var open: [[Definition]] = Array(repeating: [], count: Part.allCases.count)
  private var count = 0

  /// - Parameter start: Of the colon behind the name.
  mutating func begin(_ name: [UInt8], at start: Int) {
    open[Part.beforeAddress.rawValue].append(Definition(name: name, start: start))
    count += 1
  }

  /// - Parameter beginsLine: Whether nothing is before the byte in its line, or a quote's mark.
  /// - Complexity: All bytes of a page take as long as there are bytes and definitions.
  mutating func read(_ byte: UInt8, at place: Int, beginsLine: Bool) {
    guard count > 0 else { return }
    let isMark = beginsLine && byte == UInt8(ascii: ">")
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
      move(.address, to: .behindAddress)
      if byte == UInt8(ascii: "\n") { move(.bracketedAddress, to: .behindAddress) }
    case UInt8(ascii: ">") where !isMark:
      end(.behindAddress, at: place)
      move(.bracketedAddress, to: .behindAddress)
      move(.beforeAddress, to: .address)
    case UInt8(ascii: "<"):
      end(.behindAddress, at: place)
      move(.beforeAddress, to: .bracketedAddress)
    case UInt8(ascii: "\""): readQuote(.doubleQuoted, at: place)
    case UInt8(ascii: "'"): readQuote(.quoted, at: place)
    case UInt8(ascii: ")"):
      end(.bracketed, at: place)
      readOther(at: place)
    case UInt8(ascii: "("):
      move(.behindAddress, to: .bracketed)
      readOther(at: place)
    default:
      if !isMark { readOther(at: place) }
    }
  }

  private mutating func readQuote(_ part: Part, at place: Int) {
    end(part, at: place)
    move(.behindAddress, to: part)
    readOther(at: place)
  }

  private mutating func readOther(at place: Int) {
    end(.behindAddress, at: place)
    move(.beforeAddress, to: .address)
  }

  /// With an empty line all end.
  mutating func endAll(at place: Int) {
    guard count > 0 else { return }
    for part in Part.allCases { end(part, at: place) }
  }

  private mutating func move(_ part: Part, to next: Part) {
    guard !open[part.rawValue].isEmpty else { return }
    open[next.rawValue] += open[part.rawValue]
    open[part.rawValue] = []
  }

  private mutating func end(_ part: Part, at place: Int) {
    guard !open[part.rawValue].isEmpty else { return }
    for definition in open[part.rawValue] {
      sizes[definition.name] = max(sizes[definition.name] ?? 0, place - definition.start)
    }
    count -= open[part.rawValue].count
    open[part.rawValue] = []
  }
}
