import TestSupport

/// Makes texts that are almost right of texts that are: pieces left out, doubled, swapped, taken from
/// another text, or replaced by what readers of texts have stumbled over before.
package struct Mutator {
  private let seeds: [[UInt8]]
  private let words: [[UInt8]]
  private var random: SeededNumbers

  /// Bytes of a text that is made.
  private static let longest = 20_000

  /// - Parameters:
  ///   - seeds: Texts that are right, at least one.
  ///   - words: What is put in now and then, besides ``Mutator/stumblingBlocks``.
  package init(seeds: [String], words: [String] = [], seed: UInt64) {
    self.seeds = seeds.map { Array($0.utf8) }
    self.words = (words + Self.stumblingBlocks).map { Array($0.utf8) }
    random = SeededNumbers(seed: seed)
  }

  /// The next text; the nth of a seed is always the same.
  package mutating func next() -> String {
    var text = random.pick(seeds)
    for _ in 0...random.below(6) { mutate(&text) }
    if text.count > Self.longest { text.removeLast(text.count - Self.longest) }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func mutate(_ text: inout [UInt8]) {
    let range = piece(of: text)
    switch random.below(9) {
    case 0: text.removeSubrange(range)
    case 1: text.insert(contentsOf: text[range], at: range.upperBound)
    case 2: text.replaceSubrange(range, with: random.pick(words))
    case 3: text.insert(contentsOf: random.pick(words), at: range.lowerBound)
    case 4:
      let other = random.pick(seeds)
      text.replaceSubrange(range, with: other[piece(of: other)])
    case 5:
      if !text.isEmpty { text[random.below(text.count)] = UInt8(random.below(256)) }
    case 6:
      // The same again and again: what is nested, or only long.
      let repeated = Array(text[range].prefix(40))
      let times = random.pick([2, 10, 100, 400])
      text.insert(contentsOf: (0..<times).flatMap { _ in repeated }, at: range.lowerBound)
    case 7: text.removeSubrange(range.lowerBound...)
    default: replaceNumber(in: &text, near: range.lowerBound)
    }
  }

  /// Mostly a few bytes, sometimes a line or more.
  private mutating func piece(of text: [UInt8]) -> Range<Int> {
    let start = random.below(text.count + 1)
    let length = random.below(random.pick([2, 8, 30, 200]))
    return start..<min(text.count, start + length)
  }

  private mutating func replaceNumber(in text: inout [UInt8], near place: Int) {
    func isDigit(_ index: Int) -> Bool { (48...57).contains(text[index]) || text[index] == 46 }
    guard let first = text.indices[place...].first(where: isDigit) else { return }
    let end = text.indices[first...].first { !isDigit($0) } ?? text.count
    text.replaceSubrange(first..<end, with: Array(random.pick(Self.numbers).utf8))
  }

  private static let numbers = [
    "0", "-1", "1e308", "1e-320", "1e18", "inf", "nan", ".infinity", "99999999999999999999",
    "0.0001",
    "2147483648", "-0", "3600", "1_000", "0x1p3",
  ]

  /// ``stumblingBlocks`` as libFuzzer reads them, each byte by its number.
  package static var dictionary: String {
    func digits(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }
    return stumblingBlocks.map { word in
      "\"" + word.utf8.map { "\\x" + digits($0) }.joined() + "\"\n"
    }.joined()
  }

  /// What has been a mistake in some reader or other.
  package static let stumblingBlocks =
    numbers + [
      "$", "$0", "\\", "\"", "'", "`", "*", "&a", "*a", "<<", "|", ">", "%", "@", "#", "!", "\u{0}",
      "\u{FEFF}", "\r", "\r\n", "\t", "\u{2028}", "é", "e\u{301}", "👨‍👩‍👧‍👦", "\u{202E}", "“", "«", "<",
      "</",
      "<!--", "-->", "<div>", "<style>", "<video src=\"/a.mp4\">", "```", "```swift\n", "---\n",
      "{{", "}}",
      "[[[[", "((((", "\\(", "/*", "*/", "//", "#if", "#endif\n", "...", "..<", "nil", "true", "- ",
      ": ",
      "{", "}", ",", ";", "\n", "\n\n", " ",
    ]
}
