/// Puts values in quotes that YAML would take for something else.
struct ValueQuoter {
  /// Each is changed by blanking out comments only.
  private(set) var lines: [[Character]]
  private(set) var quoted: [[Character]]

  init(_ lines: [[Character]]) {
    self.lines = lines
    quoted = lines
  }

  mutating func quoteValues() {
    var index = 0
    while index < lines.count {
      let entry = Entry(lines[index])
      if entry.opensBlock {
        // A block's text is taken as it is.
        index += 1
        while index < lines.count, isBlank(index) || indent(index) > entry.indent { index += 1 }
      } else if let key = entry.calledKey {
        quoted[index].replaceSubrange(key, with: ["'"] + lines[index][key] + ["'"])
        index += 1
      } else if let start = entry.valueStart {
        index = quote(from: start, at: index, indent: entry.indent) + 1
      } else {
        index += 1
      }
    }
  }

  /// Quotes the value that starts there if it has to be; returns its last line.
  private mutating func quote(from start: Int, at first: Int, indent: Int) -> Int {
    var scan = Scan()
    var last = first
    scan.goThrough(lines[first], from: start)
    while let next = lines[safely: last + 1], !isBlank(last + 1), self.indent(last + 1) > indent,
      scan.depth > 0 || next.first(where: { $0 != " " }) == "."
    {
      last += 1
      scan.goThrough(next, from: 0)
    }
    guard scan.needsQuotes else { return last }
    for index in first...last {
      let from = index == first ? start : 0
      var scan = Scan()
      let end = scan.goThrough(lines[index], from: from)
      for column in end..<lines[index].count { lines[index][column] = " " }
      quoted[index] =
        lines[index][..<from] + lines[index][from..<end].flatMap { $0 == "'" ? ["'", "'"] : [$0] }
    }
    quoted[first].insert("'", at: start)
    quoted[last].append("'")
    return last
  }

  private func indent(_ index: Int) -> Int { lines[index].prefix { $0 == " " }.count }

  private func isBlank(_ index: Int) -> Bool { lines[index].allSatisfy(\.isWhitespace) }
}

extension ValueQuoter {
  /// What a line of the file is: `key: value`, `- value`, or something else.
  private struct Entry {
    /// Spaces before the key or, in a list, before what follows the dash.
    var indent = 0
    /// The column of a value that is neither quoted nor a list in brackets and the like.
    var valueStart: Int?
    /// Whether the lines below are a text of their own: `key: |`.
    var opensBlock = false
    /// A key with arguments, on a line of its own: `VStack(spacing: 20):`.
    var calledKey: Range<Int>?

    init(_ line: [Character]) {
      var start = line.prefix { $0 == " " }.count
      indent = start
      var isItem = false
      while line[safely: start] == "-", line[safely: start + 1] == " " {
        isItem = true
        start += 1
        while line[safely: start] == " " { start += 1 }
      }
      if let colon = Self.endOfKey(line, from: start) {
        start = colon + 1
        while line[safely: start] == " " { start += 1 }
      } else if let last = line.lastIndex(where: { !$0.isWhitespace }), last > start,
        line[last] == ":", line[last - 1] == ")"
      {
        calledKey = start..<last
        return
      } else if !isItem {
        return
      }
      guard let first = line[safely: start] else { return }
      opensBlock = first == "|" || first == ">"
      if !"|>\"'[{&*!#%@`".contains(first) { valueStart = start }
    }

    /// The colon after a plain key.
    private static func endOfKey(_ line: [Character], from start: Int) -> Int? {
      let key = line[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
      guard !key.isEmpty, line[safely: key.endIndex] == ":" else { return nil }
      let next = line[safely: key.endIndex + 1]
      return next == nil || next == " " ? key.endIndex : nil
    }
  }

  /// Goes through the lines of a value.
  private struct Scan {
    var depth = 0
    /// Whether YAML would see a key in the value.
    var needsQuotes = false

    /// - Returns: The column after the line's last character that is not a comment.
    @discardableResult
    mutating func goThrough(_ line: [Character], from start: Int) -> Int {
      var isString = false
      var end = start
      for (column, character) in line.enumerated().dropFirst(start) {
        if character == "\"" { isString.toggle() }
        if !isString {
          if character == "#", column == start || line[column - 1].isWhitespace { break }
          if "([{".contains(character) { depth += 1 }
          if ")]}".contains(character) { depth -= 1 }
        }
        if character == ":", line[safely: column + 1].map(\.isWhitespace) ?? true {
          needsQuotes = true
        }
        if !character.isWhitespace { end = column + 1 }
      }
      return end
    }
  }
}
