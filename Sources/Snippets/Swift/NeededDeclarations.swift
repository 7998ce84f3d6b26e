/// Of what is declared beside a demo, what the demo can name: to compile all of it takes as long as a small demo does.
///
/// A declaration is needed where one of the names that it brings stands in the code as a word, or in what is needed already. None
/// of them is found by anything but its name: they only stand before what Foundation and the standard library declare.
enum NeededDeclarations {
  /// - Parameters:
  ///   - text: Declarations at file scope, each of which begins at the beginning of a line.
  ///   - code: All else that is in the file.
  static func of(_ text: String, by code: String) -> String {
    var rest = declarations(in: text)
    var words = Set(CodeWord.all(in: code).map(\.used))
    var needed: [Int: Substring] = [:]
    while let place = rest.firstIndex(where: { !$0.names.isDisjoint(with: words) }) {
      let found = rest.remove(at: place)
      needed[found.line] = found.text
      words.formUnion(found.uses)
    }
    return needed.sorted { $0.key < $1.key }.map { $0.value + "\n" }.joined()
  }

  private struct Declaration {
    let line: Int
    let text: Substring
    /// What it can be used by.
    var names: Set<Substring> = []
    /// Members that it uses itself, which may be another's here.
    var uses: Set<Substring> = []

    init(_ text: Substring, line: Int) {
      (self.text, self.line) = (text, line)
      let words = CodeWord.all(in: text)
      for (word, next) in zip(words, words.dropFirst()) {
        if ["func", "typealias", "var"].contains(word.text) { names.insert(next.text) }
        if next.isMember, !word.text.hasPrefix("_Clip") { uses.insert(next.text) }
      }
      if words.first?.text == "extension", words.contains(where: { $0.text == "init" }) {
        names.formUnion([words[1].text, CodeWord.callOfInitializer])
      }
    }
  }

  private static func declarations(in text: String) -> [Declaration] {
    var found: [Declaration] = []
    var start = text.startIndex
    var number = 0
    func end(at end: String.Index) {
      let part = text[start..<end]
      if !part.allSatisfy(\.isWhitespace) {
        found.append(Declaration(part.last == "\n" ? part.dropLast() : part, line: number))
        number += 1
      }
      start = end
    }
    for index in text.utf8.indices where text.utf8[index] == UInt8(ascii: "\n") {
      let next = text.utf8.index(after: index)
      // What is within a declaration is indented, and ends with a bracket.
      guard next < text.endIndex, !" \t})\n".contains(text[next]) else { continue }
      end(at: next)
    }
    end(at: text.endIndex)
    return found
  }
}

/// An identifier or a keyword of a source, read without looking at what it is part of.
struct CodeWord: Hashable {
  let text: Substring
  /// Whether a full stop stands before it.
  let isMember: Bool

  /// As it is used: `.init` makes a value of a type that is not named.
  var used: Substring { text == "init" && isMember ? Self.callOfInitializer : text }

  static let callOfInitializer: Substring = ".init"

  static func all(in text: some StringProtocol) -> [CodeWord] {
    let text = Substring(text)
    let bytes = text.utf8
    var words: [CodeWord] = []
    var start: Substring.Index?
    var isMember = false
    var last = UInt8(ascii: " ")
    for index in bytes.indices {
      let byte = bytes[index]
      if isPart(byte) {
        if start == nil { (start, isMember) = (index, last == UInt8(ascii: ".")) }
      } else {
        if let from = start { words.append(CodeWord(text: text[from..<index], isMember: isMember)) }
        start = nil
        if byte != UInt8(ascii: "`"), !isSpace(byte) { last = byte }
        continue
      }
      last = byte
    }
    if let from = start { words.append(CodeWord(text: text[from...], isMember: isMember)) }
    return words
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || UInt8(ascii: "\t")...UInt8(ascii: "\r") ~= byte
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
