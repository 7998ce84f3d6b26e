import Testing

@testable import Snippets

@Suite struct PreviewMacroTests {
  @Test func nameAndTraitsAreRead() {
    let source = SwiftSource(
      "#Preview(\"Wide\", traits: .landscapeLeft, .fixedLayout(width: 300, height: 200)) { A() }\n"
        + "#Preview { B() }\n@available(iOS 17, *)\n#Preview(body: { C() })")
    #expect(source.previews.map(\.name) == ["Wide", nil, nil])
    #expect(
      source.previews.map(\.traits)
        == [[".landscapeLeft", ".fixedLayout(width: 300, height: 200)"], [], []])
    #expect(source.previews.map(\.line) == [1, 2, 3])
  }
}
