import Testing

@testable import Snippets

struct SwiftColoringTests {
  private func kind(of word: String, in code: String) -> CodePiece.Kind? {
    SwiftSource(code).colored.first { $0.text.contains(word) }?.kind
  }

  @Test func eachPieceHasItsColor() {
    let code = """
      // A view
      @main struct Card: View {
        @State private var size = 12.5
        var body: some View { Text("Hi").padding(size).foregroundStyle(.blue) }
      }
      #Preview { Card() }
      """
    let kinds: [(String, CodePiece.Kind)] = [
      ("// A view", .comment), ("struct", .keyword), ("Card", .type), ("@", .attribute),
      ("12.5", .number), ("Hi", .string), ("padding", .call), ("blue", .plain), ("View", .type),
    ]
    for (word, expected) in kinds { #expect(kind(of: word, in: code) == expected, "\(word)") }
  }

  @Test(arguments: ["", "struct {", "let a = \"\\(", "\u{0}\u{1}", "äöü // 🦥\n", "#if x"])
  func nothingOfTheTextIsLost(_ code: String) {
    #expect(SwiftSource(code).colored.map(\.text).joined() == code)
  }

  @Test func whatIsTooMuchToReadIsPlain() {
    let code = String(repeating: "(", count: 300)
    #expect(SwiftSource(code).colored == [CodePiece(kind: .plain, text: code)])
  }
}
