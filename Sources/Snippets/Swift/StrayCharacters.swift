import SwiftParser
import SwiftSyntax

/// Characters that are no Swift, between a space and a `=`: one that nobody sees, say.
///
/// SwiftParserDiagnostics finds fault with the `=` there and ends the program, because there is no space to add
/// (603.0.1, `TokenDiagnostic.fixIts`: a fix without a change is refused). So they are reported here, and what is
/// diagnosed has spaces in their place.
struct StrayCharacters {
  /// Where each `=` is, and what stands before it.
  private(set) var found: [(equal: AbsolutePosition, text: String)] = []

  init(in file: SourceFileSyntax) {
    for token in file.tokens(viewMode: .all) where token.tokenKind == .equal {
      guard let before = token.previousToken(viewMode: .all)?.trailingTrivia, before.hasSpace,
        token.trailingTrivia.hasSpace
      else { continue }
      let text = (before + token.leadingTrivia).unexpectedEnd
      guard !text.isEmpty, text.last != "\u{a0}" else { continue }
      found.append((token.positionAfterSkippingLeadingTrivia, text))
    }
  }

  /// The text with spaces in their place: everything else is where it was.
  func blanked(in text: String) -> String {
    var bytes = Array(text.utf8)
    for stray in found {
      let end = stray.equal.utf8Offset
      for place in end - stray.text.utf8.count..<end { bytes[place] = UInt8(ascii: " ") }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func message(of text: String) -> String {
    let names = text.unicodeScalars.prefix(3).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    return "'=' must have consistent whitespace on both sides, and before it stands "
      + names.joined(separator: " ") + (text.unicodeScalars.count > 3 ? " …" : "")
  }
}

extension Trivia {
  fileprivate var hasSpace: Bool { contains { $0.isSpaceOrTab } }

  /// What is no Swift at its end.
  fileprivate var unexpectedEnd: String {
    var end = ""
    for piece in pieces.reversed() {
      guard case .unexpectedText(let text) = piece else { break }
      end = text + end
    }
    return end
  }
}
