import Testing

@testable import Snippets

@Suite struct FollowingErrorTests {
  private func error(_ message: String, line: Int, _ severity: Diagnostic.Severity = .error)
    -> Diagnostic
  {
    Diagnostic(file: "a.swift", line: line, column: 1, severity: severity, message: message)
  }

  @Test func whatOnlyFollowsIsLeftOut() {
    let told = [
      error("type 'A' does not conform to protocol 'View'", line: 1),
      error("add stubs", line: 1, .note),
      error("cannot find 'Txet' in scope", line: 3),
      error("cannot infer contextual base in reference to member 'red'", line: 3),
      error("cannot find 'Txet' in scope", line: 3),
    ]
    #expect(FollowingErrors.leftOut(of: told) == [told[2]])
  }

  @Test func whatFollowsInAnotherLineOfAChainIsLeftOut() {
    let lines = StatementLines(
      SwiftSource(
        """
        struct A: View {
          var body: some View {
            Text("a")
              .paddin()
              .background(.red)
            Text("b")
              .background(.red)
          }
        }
        """))
    #expect(lines.around(line: 5, column: 19) == 3...5)
    #expect(lines.around(line: 1, column: 3) == 1...9)
    let told = [
      error("value of type 'Text' has no member 'paddin'", line: 4),
      error("cannot infer contextual base in reference to member 'red'", line: 5),
      error("cannot infer contextual base in reference to member 'red'", line: 7),
    ]
    let kept = FollowingErrors.leftOut(of: told) { lines.around(line: $0.line, column: 19) }
    #expect(kept == [told[0], told[2]])
  }

  @Test func whatOnlyATypeThatIsNotThereTakesIsLeftOut() {
    let lines = StatementLines(
      SwiftSource(
        """
        struct A: View {
          var body: some View {
            Chart3D {
              PointMark(x: 1, y: 2, z: 3)
            }
            PointMark(x: 1, y: 2, z: 3)
          }
        }
        """))
    var missing = error("cannot find 'Chart3D' in scope", line: 3)
    missing.remedy = .supportedAPI
    let told = [
      missing, error("extra argument 'z' in call", line: 4),
      error("extra argument 'z' in call", line: 6),
    ]
    let kept = FollowingErrors.leftOut(of: told) { lines.around(line: $0.line, column: 7) }
    #expect(kept == [told[0], told[2]])
  }

  @Test func whatStandsAloneIsKept() {
    let told = [
      error("type 'A' does not conform to protocol 'View'", line: 5),
      error("cannot find 'Txet' in scope", line: 3),
      error("generic parameter 'Content' could not be inferred", line: 4),
      error("did you mean that", line: 4, .note),
    ]
    #expect(FollowingErrors.leftOut(of: told) == told)
  }

  @Test func aNameNearlyRightIsSuggested() {
    func suggested(_ message: String, own: Set<String> = []) -> String? {
      let error = error(message, line: 1)
      let suggestion = NameSuggestion()
      return suggestion.own(for: error, among: own) ?? suggestion.ofSwiftUI(for: error)
    }
    #expect(suggested("cannot find 'Txet' in scope") == "Text")
    #expect(suggested("value of type 'Text' has no member 'paddin'") == "padding")
    #expect(suggested("type 'Color' has no member 'gren'") == "green")
    #expect(suggested("cannot find 'title' in scope", own: ["titel"]) == "titel")
    #expect(suggested("cannot find type 'Viw' in scope") == "View")
    #expect(suggested("cannot find 'Txt' in scope") == "Text")
    #expect(suggested("cannot find 'nme' in scope", own: ["name", "nose"]) == "name")
    #expect(suggested("type 'Color' has no member 'rde'") == "red")
    #expect(suggested("cannot find 'xyz' in scope", own: ["x", "yz"]) == nil)
    #expect(suggested("cannot find 'qqqq' in scope") == nil)
    // A style of SwiftUI's, `.page`, is never called by itself.
    #expect(suggested("cannot find 'pages' in scope") == nil)
    #expect(suggested("cannot find 'withAnimaton' in scope") == "withAnimation")
    #expect(suggested("cannot find 'Txet' in scope; did you mean 'text'?") == nil)
  }
}
