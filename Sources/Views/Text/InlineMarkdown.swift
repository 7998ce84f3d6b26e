import Foundation
import Motion

/// Reads the marks inside a line of Markdown: `**strong**`, `*emphasis*`, `` `code` ``,
/// `~~struck~~`, `[link](address)`, `![picture](address)`, `^[text](attributes)`, `<address>`,
/// entities and backslashes.
///
/// What stands between marks may hold pieces that are not read, such as interpolated values. Blocks
/// (headings, lists) are plain characters here, as in SwiftUI.
///
/// Not cmark-gfm, which `Snippets` reads pages with: every demo is compiled against what `Views` imports, however it is
/// imported, and then the compiler asks for the C module ("missing required module 'CMark'") where there is none, in a
/// demo's sandbox and in an installation. Of 4978 texts of the tests, presets and examples the two read 21 differently,
/// all for pictures (`![a](b)`) and entities (`&amp;`), which are read by now; of 16,128 random rows of marks without
/// these, 152; and this takes 58 µs for each of them where cmark-gfm takes 183.
///
/// - Source: the delimiter rules of CommonMark 0.31, section 6.2, and of GitHub's strike-through.
struct InlineMarkdown {
  private var pieces: [Piece] = []
  /// What stands as it was typed, and is no piece yet.
  private var plain = ""
  private var openBrackets: [(piece: Int, kind: Bracket)] = []

  /// What an open bracket begins, as it is written.
  private enum Bracket: String {
    case link = "["
    /// A text shows the picture's description.
    case picture = "!["
    case attributes = "^["
  }

  fileprivate struct Piece {
    var run: Text.Run
    /// Set while the piece is a row of marks that may yet open or close something.
    var marks: Marks?
  }

  fileprivate struct Marks {
    var character: Character
    var count: Int
    let originalCount: Int
    let canOpen: Bool
    let canClose: Bool
  }

  /// - Parameter runs: What was typed, and in between what was filled in: `isTyped` tells which.
  static func runs(of runs: [(run: Text.Run, isTyped: Bool)]) -> [Text.Run] {
    var reader = InlineMarkdown()
    for (index, (run, isTyped)) in runs.enumerated() {
      guard isTyped else {
        reader.pieces.append(Piece(run: run))
        continue
      }
      // What is filled in counts as a letter to the marks beside it.
      reader.read(
        Array(run.string), style: run.style, before: index > 0 ? "x" : nil,
        after: index < runs.count - 1 ? "x" : nil)
    }
    reader.pairMarks(from: 0)
    return reader.result
  }

  // MARK: Reading

  private mutating func read(
    _ text: [Character], style: Text.RunStyle, before: Character?, after: Character?
  ) {
    var index = 0
    while index < text.count {
      let character = text[index]
      switch character {
      case "\\" where index + 1 < text.count && text[index + 1].isMarkdownPunctuation:
        plain.append(text[index + 1])
        index += 2
      case "`": index = readCode(text, at: index, style: style)
      case "*", "_", "~":
        index = readMarks(text, at: index, style: style, before: before, after: after)
      case "[": index = openBracket(text, at: index, style: style)
      case "]":
        flush(style)
        index = closeBracket(text, at: index, style: style)
      case "&":
        let entity = MarkdownEntity.read(text, from: index)
        plain.append(entity?.character ?? character)
        index = entity?.end ?? index + 1
      case "<": index = readAddress(text, at: index, style: style)
      default:
        plain.append(character)
        index += 1
      }
    }
    flush(style)
  }

  private func piece(_ string: String, _ style: Text.RunStyle) -> Piece {
    Piece(run: Text.Run(string: string, style: style))
  }

  /// Ends what stands as it was typed.
  private mutating func flush(_ style: Text.RunStyle) {
    if !plain.isEmpty { pieces.append(piece(plain, style)) }
    plain = ""
  }

  // Each is given the place of what begins there, and returns where reading goes on.

  private mutating func readCode(_ text: [Character], at index: Int, style: Text.RunStyle) -> Int {
    let count = text.count(of: "`", from: index)
    guard let end = text.codeEnd(count, from: index + count) else {
      plain += String(repeating: "`", count: count)
      return index + count
    }
    flush(style)
    var code = piece(text.code(in: index + count..<end), style)
    code.run.style.design = .monospaced
    pieces.append(code)
    return end + count
  }

  private mutating func readMarks(
    _ text: [Character], at index: Int, style: Text.RunStyle, before: Character?, after: Character?
  ) -> Int {
    flush(style)
    let character = text[index]
    let count = text.count(of: character, from: index)
    let end = index + count
    var row = piece(String(repeating: character, count: count), style)
    row.marks = Marks(
      character, count: count, before: index > 0 ? text[index - 1] : before,
      after: end < text.count ? text[end] : after)
    pieces.append(row)
    return end
  }

  private mutating func openBracket(
    _ text: [Character], at index: Int, style: Text.RunStyle
  ) -> Int {
    let isEscaped = index > 1 && text[index - 2] == "\\"
    let marked = index > 0 && !isEscaped ? Bracket(rawValue: "\(text[index - 1])[") : nil
    if marked != nil { plain.removeLast() }
    flush(style)
    openBrackets.append((pieces.count, marked ?? .link))
    pieces.append(piece((marked ?? .link).rawValue, style))
    return index + 1
  }

  private mutating func readAddress(
    _ text: [Character], at index: Int, style: Text.RunStyle
  ) -> Int {
    guard let end = text.addressEnd(from: index + 1) else {
      plain.append(text[index])
      return index + 1
    }
    flush(style)
    var link = piece(String(text[index + 1..<end]), style)
    link.run.style.becomeLink()
    pieces.append(link)
    return end + 1
  }

  /// Makes a link of what stands since the last open bracket, where an address follows.
  ///
  /// - Returns: Where reading goes on.
  private mutating func closeBracket(_ text: [Character], at index: Int, style: Text.RunStyle)
    -> Int
  {
    guard let open = openBrackets.popLast(), index + 1 < text.count, text[index + 1] == "(",
      let end = text[(index + 2)...].firstIndex(of: ")")
    else {
      pieces.append(Piece(run: Text.Run(string: "]", style: style)))
      return index + 1
    }
    pairMarks(from: open.piece + 1)
    pieces.remove(at: open.piece)
    switch open.kind {
    case .link:
      for piece in pieces.indices[open.piece...] { pieces[piece].run.style.becomeLink() }
      // A link holds no other link.
      openBrackets = []
    case .picture: break
    case .attributes: agree(from: open.piece, with: String(text[index + 2..<end]))
    }
    return end + 1
  }

  /// Makes the last word agree with the number before it, where the attributes ask for that.
  private mutating func agree(from start: Int, with attributes: String) {
    guard attributes.filter({ !$0.isWhitespace }).contains("inflect:true") else { return }
    let words = pieces[start...].map(\.run.string).joined()
    guard let number = Inflection.number(in: words), number != 1,
      let last = pieces.indices[start...].last(where: {
        pieces[$0].run.string.contains(where: \.isLetter)
      })
    else { return }
    pieces[last].run.string = Inflection.withPlural(pieces[last].run.string)
  }

  // MARK: Pairs

  /// Gives what stands between two matching rows of marks its emphasis; what is left of the rows
  /// is text.
  private mutating func pairMarks(from start: Int) {
    var closer = start
    while closer < pieces.count {
      guard let closing = pieces[closer].marks, closing.canClose, closing.count > 0,
        let opener = opener(for: closing, at: closer, from: start),
        let opening = pieces[opener].marks
      else {
        closer += 1
        continue
      }
      let used =
        closing.character == "~" ? closing.count : min(2, min(opening.count, closing.count))
      for index in opener + 1..<closer {
        pieces[index].run.style.emphasize(closing.character, used)
        // Marks inside that found no partner find none outside.
        pieces[index].marks = nil
      }
      pieces[opener].take(used)
      pieces[closer].take(used)
    }
    for index in pieces.indices[start...] { pieces[index].marks = nil }
  }

  private func opener(for closing: Marks, at closer: Int, from start: Int) -> Int? {
    (start..<closer).last { index in
      guard let marks = pieces[index].marks else { return false }
      return marks.canOpen && marks.count > 0 && marks.pairs(with: closing)
    }
  }

  /// Neighbours that look alike are one run.
  private var result: [Text.Run] {
    var result: [Text.Run] = []
    for run in pieces.map(\.run) where !(run.string.isEmpty && run.canGrow) {
      if let last = result.last, last.canGrow, run.canGrow, last.style.looksLike(run.style) {
        result[result.count - 1].string += run.string
      } else {
        result.append(run)
      }
    }
    return result.isEmpty ? [Text.Run(string: "")] : result
  }
}

extension InlineMarkdown.Piece {
  fileprivate mutating func take(_ count: Int) {
    marks?.count -= count
    run.string.removeLast(count)
  }
}

extension InlineMarkdown.Marks {
  fileprivate init(
    _ character: Character, count: Int, before: Character?, after: Character?
  ) {
    self.character = character
    self.count = count
    originalCount = count
    func isSpace(_ character: Character?) -> Bool { character?.isWhitespace ?? true }
    func isMark(_ character: Character?) -> Bool {
      character.map { $0.isPunctuation || $0.isSymbol } ?? false
    }
    let opens = !isSpace(after) && (!isMark(after) || isSpace(before) || isMark(before))
    let closes = !isSpace(before) && (!isMark(before) || isSpace(after) || isMark(after))
    switch character {
    case "_":
      canOpen = opens && (!closes || isMark(before))
      canClose = closes && (!opens || isMark(after))
    case "~":
      canOpen = opens && count <= 2
      canClose = closes && count <= 2
    default:
      (canOpen, canClose) = (opens, closes)
    }
  }

  fileprivate func pairs(with closing: InlineMarkdown.Marks) -> Bool {
    guard character == closing.character else { return false }
    if character == "~" { return count == closing.count }
    // Rows that can do both would otherwise pair in surprising places, as in `**a*b**`.
    let isEitherBoth = (canOpen && canClose) || (closing.canOpen && closing.canClose)
    let sum = originalCount + closing.originalCount
    return !isEitherBoth || sum % 3 != 0
      || (originalCount % 3 == 0 && closing.originalCount % 3 == 0)
  }
}

extension Text.Run {
  /// What is written anew in each locale or at each moment keeps to itself.
  fileprivate var canGrow: Bool { image == nil && date == nil && value == nil }
}

extension Text.RunStyle {
  fileprivate mutating func emphasize(_ mark: Character, _ count: Int) {
    switch (mark, count) {
    case ("~", _): strikethrough = strikethrough ?? .single
    case (_, 1): isItalic = true
    default: isBold = true
    }
  }

  /// Links are in the tint; an address leads nowhere in a clip.
  mutating func becomeLink() {
    color = nil
    foreground = AnyShapeStyle(.tint)
  }

  /// Equal, and neither has a style that cannot be compared.
  fileprivate func looksLike(_ other: Text.RunStyle) -> Bool {
    self == other && foreground == nil && other.foreground == nil
  }
}

extension [Character] {
  fileprivate func count(of character: Character, from start: Int) -> Int {
    self[start...].prefix { $0 == character }.count
  }

  /// Where a row of exactly this many backticks starts.
  fileprivate func codeEnd(_ count: Int, from start: Int) -> Int? {
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
  fileprivate func code(in range: Range<Int>) -> String {
    let code = self[range]
    guard code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " })
    else { return String(code) }
    return String(code.dropFirst().dropLast())
  }

  /// Where the `>` after an address with a scheme is.
  fileprivate func addressEnd(from start: Int) -> Int? {
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
  fileprivate var isMarkdownPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }
}
