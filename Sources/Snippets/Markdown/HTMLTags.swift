/// A start tag with its attributes, or a comment, of a piece of HTML.
struct HTMLTag: Hashable {
  /// In lower case; `!--` is a comment.
  var name: String
  /// In the order written, names in lower case, character references decoded.
  var attributes: [HTMLAttribute] = []
  /// Of a comment, what is between its marks.
  var comment: Substring = ""
  /// Lines between the start of the piece and the tag, or the comment's text.
  var lineOffset: Int

  func value(of attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }
}

struct HTMLAttribute: Hashable {
  var name: String
  var value: String
}

/// Finds the tags of a piece of HTML that may be cut off, as pages write it: no tree, no errors.
struct HTMLTags {
  private var rest: Substring
  private let text: String
  /// How far the lines are counted, and how many there are up to there.
  private var counted: (index: String.Index, lines: Int)

  /// The start tags and comments, in order; what is inside a comment, a script or a style is not.
  static func tags(in text: String) -> [HTMLTag] {
    var scanner = HTMLTags(text: text)
    return scanner.scan()
  }

  private init(text: String) {
    self.text = text
    rest = text[...]
    counted = (text.startIndex, 0)
  }

  private mutating func lineOffset() -> Int {
    let lines = text[counted.index..<rest.startIndex].count(where: \.isNewline)
    counted = (rest.startIndex, counted.lines + lines)
    return counted.lines
  }

  private mutating func scan() -> [HTMLTag] {
    var tags: [HTMLTag] = []
    while let open = rest.firstIndex(of: "<") {
      rest = rest[open...].dropFirst()
      if rest.hasPrefix("!--") {
        rest = rest.dropFirst(3)
        let line = lineOffset()
        let end = rest.firstRange(of: "-->")
        tags.append(
          HTMLTag(
            name: "!--", comment: rest[..<(end?.lowerBound ?? rest.endIndex)], lineOffset: line))
        rest = rest[(end?.upperBound ?? rest.endIndex)...]
      } else if rest.first?.isLetter == true {
        let line = lineOffset()
        let name = word().lowercased()
        tags.append(HTMLTag(name: name, attributes: attributes(), lineOffset: line))
        if name == "script" || name == "style" { skip(past: "</" + name) }
      }
    }
    return tags
  }

  private mutating func attributes() -> [HTMLAttribute] {
    var attributes: [HTMLAttribute] = []
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "/" }
      guard let first = rest.first, first != ">", first != "<" else { break }
      let name = word().lowercased()
      if name.isEmpty {
        rest = rest.dropFirst()
        continue
      }
      let afterName = rest.drop(while: \.isWhitespace)
      guard afterName.first == "=" else {
        attributes.append(HTMLAttribute(name: name, value: ""))
        continue
      }
      rest = afterName.dropFirst().drop(while: \.isWhitespace)
      attributes.append(HTMLAttribute(name: name, value: value()))
    }
    if rest.first == ">" { rest = rest.dropFirst() }
    return attributes
  }

  private mutating func value() -> String {
    switch rest.first {
    case "\"", "'":
      let quote = rest.removeFirst()
      let value = rest.prefix { $0 != quote }
      rest = rest[value.endIndex...].dropFirst()
      return Self.decoded(value)
    case "{":
      // JSX: {require('./a.mp4').default}
      let value = rest.prefix { $0 != "}" }
      rest = rest[value.endIndex...].dropFirst()
      return String(value.dropFirst())
    default:
      let value = rest.prefix { !$0.isWhitespace && $0 != ">" }
      rest = rest[value.endIndex...]
      return Self.decoded(value)
    }
  }

  private mutating func word() -> Substring {
    let word = rest.prefix { !$0.isWhitespace && !"=></\"'{}".contains($0) }
    rest = rest[word.endIndex...]
    return word
  }

  /// - Parameter end: In lower case.
  private mutating func skip(past end: String) {
    while let open = rest.firstIndex(of: "<") {
      rest = rest[open...]
      let found = rest.prefix(end.count)
      rest = rest[found.endIndex...]
      if found.lowercased() == end { return }
      // What looked like the end may begin before it.
      rest = text[text.index(after: open)...]
    }
    rest = rest[rest.endIndex...]
  }

  private static func decoded(_ value: Substring) -> String {
    guard value.contains("&") else { return String(value) }
    let names = ["&quot;": "\"", "&#39;": "'", "&apos;": "'", "&lt;": "<", "&gt;": ">"]
    var text = String(value)
    for (name, character) in names { text = text.replacing(name, with: character) }
    return text.replacing("&amp;", with: "&")
  }
}
