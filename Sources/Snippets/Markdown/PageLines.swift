/// A page's text, line by line, with what is not Markdown taken out and no line lost.
struct PageLines {
  /// As Markdown without a generator's containers. Every line ends in `\n`.
  let text: String
  private let lines: [Substring]

  init(_ page: String) {
    var page = page.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    if page.unicodeScalars.first == "\u{FEFF}" { page.unicodeScalars.removeFirst() }
    var lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    // Front matter would be read as a rule and a heading.
    if let end = Self.frontMatterEnd(lines) {
      for index in 0...end { lines[index] = "" }
    }
    self.lines = lines
    text = PageContainers(lines).lines.joined(separator: "\n") + "\n"
  }

  /// Bytes of a line; nobody counts columns in a longer one, and it may be asked for thousands of times.
  private static let longestSearched = 10_000

  static func frontMatterEnd(_ lines: [Substring]) -> Int? {
    guard let first = lines.first, first == "---" || first == "+++" else { return nil }
    return lines.indices.dropFirst().first { lines[$0] == first }
  }

  /// How many characters of line `number` (1-based) stand left of `code`, which is the rest of it.
  func indent(of code: some StringProtocol, line number: Int) -> Int {
    guard lines.indices.contains(number - 1) else { return 0 }
    let line = lines[number - 1]
    return line.hasSuffix(code) ? line.count - code.count : 0
  }

  /// The column (1-based) at which `part` starts in line `number`.
  func column(of part: some StringProtocol, line number: Int) -> Int {
    guard lines.indices.contains(number - 1), !part.isEmpty,
      lines[number - 1].utf8.count <= Self.longestSearched,
      let found = lines[number - 1].firstRange(of: part)
    else { return 1 }
    let line = lines[number - 1]
    return line.distance(from: line.startIndex, to: found.lowerBound) + 1
  }
}
