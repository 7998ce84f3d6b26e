import SwiftSyntax

/// Where something of a syntax tree is in the text, in characters: swift-syntax counts bytes.
struct ExpressionPlaces {
  /// By byte; empty where every character is one.
  private let offsets: [Int]
  /// Of the text's end.
  let end: Int

  init(_ text: String) {
    end = text.count
    // The two bytes of a line's end can be one character.
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
    offsets =
      isPlain
      ? [] : text.enumerated().flatMap { Array(repeating: $0, count: $1.utf8.count) }
  }

  func offset(of syntax: some SyntaxProtocol) -> Int {
    let byte = syntax.positionAfterSkippingLeadingTrivia.utf8Offset
    if offsets.isEmpty { return byte }
    return byte < offsets.count ? offsets[byte] : end
  }
}
