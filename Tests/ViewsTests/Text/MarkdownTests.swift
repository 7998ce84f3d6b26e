import Drawing
import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Markdown in literals")
struct MarkdownTests {
  /// A run in words: what is shown, then its emphasis.
  private func words(_ key: LocalizedStringKey) -> [String] {
    key.runs.map { run in
      var words = run.string
      if run.style.isBold { words += " bold" }
      if run.style.isItalic { words += " italic" }
      if run.style.design == .monospaced { words += " code" }
      if run.style.strikethrough != nil { words += " struck" }
      if run.style.foreground != nil { words += " tint" }
      return words
    }
  }

  @Test(
    arguments: [
      ("**a** b", ["a bold", " b"]), ("*a* b", ["a italic", " b"]), ("_a_ b", ["a italic", " b"]),
      ("***a***", ["a bold italic"]), ("**a *b* c**", ["a  bold", "b bold italic", " c bold"]),
      ("*a **b** c*", ["a  italic", "b bold italic", " c italic"]),
      ("`x * y`", ["x * y code"]), ("`` a`b ``", ["a`b code"]),
      ("~~a~~ ~b~", ["a struck", "  ", "b struck"]),
      ("[a *b*](https://x.y) c", ["a  tint", "b italic tint", " c"]),
      ("<https://x.y>", ["https://x.y tint"]),
    ] as [(LocalizedStringKey, [String])])
  func marksAreRead(_ key: LocalizedStringKey, _ expected: [String]) {
    #expect(
      words(key).map { $0.trimmingCharacters(in: .whitespaces) }
        == expected.map { $0.trimmingCharacters(in: .whitespaces) })
  }

  @Test(
    arguments: [
      "2 * 3 * 4", "snake_case_name", "a*", "**", "`", "[a]", "[a](b", "5 < 6 > 4", "a ~ b",
      "# One",
      "- item", "a ** b **",
    ] as [LocalizedStringKey])
  func whatIsNoMarkStays(_ key: LocalizedStringKey) {
    let runs = key.runs
    #expect(runs.count == 1)
    #expect(runs[0].style == Text.RunStyle())
    #expect(key == LocalizedStringKey(runs[0].string))
  }

  @Test(
    "What is counted agrees with its number",
    arguments: [
      (1, "item", "1 item"), (0, "item", "0 items"), (120, "item", "120 items"),
      (2, "new entry", "2 new entries"), (3, "Person", "3 People"), (2, "box", "2 boxes"),
      (2, "day", "2 days"), (5, "fish", "5 fish"), (2, "child!", "2 children!"),
    ])
  func inflection(_ count: Int, _ noun: String, _ expected: String) {
    #expect(words("^[\(count) \(noun)](inflect: true)") == [expected])
    #expect(words("^[\(count) \(noun)](inflect: false)") == ["\(count) \(noun)"])
  }

  @Test("What is counted is grouped as any number") func grouping() {
    #expect(words("^[\(1200) \("item")](inflect: true)").joined() == "1,200 items")
  }

  @Test("Brackets are a link, a picture's description or attributes, or only brackets")
  func brackets() {
    #expect(words("^[a **b**](other: 1) c") == ["a ", "b bold", " c"])
    #expect(words("a ![b](c.png) d") == ["a b d"])
    #expect(words("2^[3]") == ["2^[3]"])
    #expect(words("wow![b]") == ["wow![b]"])
    #expect(words(#"wow\![b](https://x.y)"#) == ["wow!", "b tint"])
  }

  @Test(
    "Entities are the characters that they name",
    arguments: [
      ("a &amp; b", "a & b"), ("&lt;b&gt;", "<b>"), ("&#8364;&#x20ac;", "€€"), ("&copy;", "©"),
      ("a & b; c", "a & b; c"), ("&nothing;", "&nothing;"), ("AT&T", "AT&T"),
      ("&#xZZ;", "&#xZZ;"), ("&#1114112;", "&#1114112;"),
    ] as [(LocalizedStringKey, String)])
  func entities(_ key: LocalizedStringKey, _ expected: String) {
    #expect(words(key) == [expected])
  }

  @Test("A backslash takes a mark its meaning") func escapes() {
    #expect(words(#"\*a\* \q"#) == [#"*a* \q"#])
  }

  @Test("What is filled in is not read, but takes on what is around it") func interpolations() {
    let value = "*raw*"
    #expect(words("a \(value) b") == ["a *raw* b"])
    #expect(words("**\(3) of** 5") == ["3 of bold", " 5"])
    #expect(words("*\(Text("t").bold())*") == ["t bold italic"])
    #expect(words("**a**\(value)") == ["a bold", "*raw*"])
  }

  @Test("A String and verbatim text are shown as they are") func strings() {
    let string = "**a**"
    #expect(Text(string).string == "**a**")
    #expect(Text(verbatim: "**a**").string == "**a**")
    #expect(Text("**a**").string == "a")
    #expect(Text(LocalizedStringKey(string)).string == "a")
  }

  @Test("An attributed string reads Markdown too") func attributed() throws {
    let string = try AttributedString(markdown: "**a** `b` ~~c~~ [d](e)")
    #expect(String(string.characters) == "a b c d")
    let runs = Text(string).runs
    #expect(runs.first?.style.isBold == true)
    #expect(runs.contains { $0.style.design == .monospaced })
    #expect(runs.contains { $0.style.strikethrough != nil })
    #expect(runs.last?.style.foreground != nil)
  }

  @Test("A link is in the tint of its place") func tint() {
    let played = PlayedView { Text("see [here](https://x.y)").tint(.red) }
    #expect(played.text.contains(#""see " 17/400 #000000FF + "here" 17/400 #FF3B30FF"#))
  }
}

@MainActor
@Suite("Paints of runs")
struct RunPaintTests {
  @Test("A run's own style is its own, and not its neighbours'") func own() {
    let played = PlayedView(size: CGSize(width: 300, height: 100)) {
      Group {
        Text("a").foregroundStyle(.red) + Text("b") + Text("c").foregroundStyle(.secondary)
          + Text("d").foregroundColor(.blue)
      }.foregroundStyle(.green)
    }
    #expect(
      played.text.contains(
        ##""a" 17/400 #FF3B30FF + "b" 17/400 #34C759FF + "c" 17/400 #34C75980 + "d" 17/400 #007AFFFF"##
      ))
  }

  @Test("Gradients run through the whole text, in later runs too") func gradients() {
    let played = PlayedView {
      Text("a")
        + Text("b").foregroundStyle(
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
    #expect(played.text.contains("linear(#FF3B30FF@0 #007AFFFF@1 0,10 to 20,10)"))
  }

  @Test("Every run's colour animates") func animates() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { isOn in Text("a") + Text("b").foregroundStyle(isOn ? Color.white : .black) }
    }
    played.animate { isOn.value = true }
    played.advance(to: 0.5)
    #expect(!played.text.contains("#FFFFFFFF"))
    played.advance(to: 1.1)
    #expect(played.text.contains(##""a" 17/400 #000000FF + "b" 17/400 #FFFFFFFF"##))
  }

  @Test("What is looked up has its marks and its nouns")
  func localized() {
    let count = 3
    let string = AttributedString(localized: "**\(count)** ^[\(count) apple](inflect: true)")
    #expect(String(string.characters) == "3 3 apples")
    #expect(string.runs.count == 2)
    let resource = LocalizedStringResource("*a*")
    #expect(AttributedString(localized: resource, options: []).runs.count == 1)
  }

  @Test("Markdown of an attributed string ends its lines as it is told") func lines() throws {
    func read(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws -> String
    {
      let text = try AttributedString(
        markdown: "**a**\nb\n\nc", options: .init(interpretedSyntax: syntax))
      return String(text.characters)
    }
    #expect(try read(.full) == "a bc")
    #expect(try read(.inlineOnly) == "a b c")
    #expect(try read(.inlineOnlyPreservingWhitespace) == "a\nb\n\nc")
    let scoped = try AttributedString(markdown: "*a*", including: \.swiftUI)
    #expect(try scoped == AttributedString(markdown: "*a*"))
  }

  @Test("A resource is looked up and filled in as a key is") func resources() {
    let name = "you"
    #expect(String(localized: "Hello \(name)") == "Hello you")
    let resource: LocalizedStringResource = "Hello \(name)"
    #expect(String(localized: resource) == "Hello you")
    #expect(Text(resource) == Text("Hello \(name)"))
  }
}
