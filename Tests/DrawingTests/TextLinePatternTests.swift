import Drawing
import Testing

@Suite struct TextLinePatternTests {
  @Test func aSolidLineIsOnePiece() {
    #expect(TextLinePattern.solid.pieces(from: 1, to: 9, thickness: 1) == [1..<9])
    #expect(TextLinePattern.dot.pieces(from: 3, to: 3, thickness: 1).isEmpty)
  }

  @Test func patternsGoByTheThickness() {
    #expect(TextLinePattern.dot.pieces(from: 0, to: 10, thickness: 2) == [0..<4, 8..<10])
    #expect(
      TextLinePattern.dashDotDot.pieces(from: 0, to: 20, thickness: 1)
        == [0..<7, 10..<12, 15..<17])
  }

  @Test func whatIsTooFineIsALine() {
    #expect(TextLinePattern.dot.pieces(from: 0, to: 1e9, thickness: 1e-3) == [0..<1e9])
    #expect(TextLinePattern.dash.pieces(from: 1e17, to: 2e17, thickness: 1) == [1e17..<2e17])
    #expect(TextLinePattern.dash.pieces(from: 0, to: .infinity, thickness: 1) == [0..<(.infinity)])
    #expect(TextLinePattern.dot.pieces(from: 0, to: 9, thickness: .nan) == [0..<9])
    #expect(TextLinePattern.dot.pieces(from: .nan, to: 9, thickness: 1).isEmpty)
    // Steps that are lost beside where they start from end as well.
    #expect(TextLinePattern.dot.pieces(from: 1e17, to: 1e17 + 64, thickness: 1).count <= 32)
  }

  /// Letters that are drawn one by one have the line of the whole.
  @Test(arguments: [TextLinePattern.dash, .dot, .dashDot, .dashDotDot])
  func partsMakeTheWhole(_ pattern: TextLinePattern) {
    func length(_ start: Double, _ end: Double) -> Double {
      pattern.pieces(from: start, to: end, thickness: 1.3)
        .reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    }
    let parts = length(-4, 3.7) + length(3.7, 12) + length(12, 61)
    #expect(abs(parts - length(-4, 61)) < 1e-9)
  }
}
