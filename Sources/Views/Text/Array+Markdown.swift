/// What the marks of Markdown begin and end.
extension Array where Element == Character {
  func count(of character: Character, from start: Int) -> Int {
    self[start...].prefix { $0 == character }.count
  }

  /// Where a row of exactly this many backticks starts.
  func codeEnd(_ count: Int, from start: Int) -> Int? {
    var index = start
    while index < self.count {
      guard self[index] == "`" else {
        index += 1
        continue
      }
      let found = self.count(of: "`", from: index)
      if found == count { return index }
      index += found
    }
    return nil
  }

  /// Code without the space on both sides that sets off a backtick.
  func code(in range: Range<Int>) -> String {
    let code = self[range]
    guard code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " })
    else { return String(code) }
    return String(code.dropFirst().dropLast())
  }

  /// Where the `>` after an address with a scheme is.
  func addressEnd(from start: Int) -> Int? {
    guard let end = self[start...].firstIndex(of: ">") else { return nil }
    let address = self[start..<end]
    guard let colon = address.firstIndex(of: ":"), colon - start >= 2,
      !address.contains(where: \.isWhitespace),
      address[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return nil }
    return end
  }
}

extension Character {
  var isMarkdownPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }
}
