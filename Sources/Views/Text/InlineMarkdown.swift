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
  var pieces: [Piece] = []
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
}
