import Testing

@testable import Wording

struct MarkupTests {
  @Test(arguments: [
    (
      "</script><img src=x onerror=\"a\">", "&lt;/script&gt;&lt;img src=x onerror=&quot;a&quot;&gt;"
    ),
    ("it's & <b>", "it&#39;s &amp; &lt;b&gt;"),
    // A page may be a script's template.
    ("{{ x }}`${y}`", "&#123;&#123; x &#125;&#125;&#96;$&#123;y&#125;&#96;"),
    ("a\u{0}\u{1B}[2Jb\u{202E}c\u{FFFF}", "a[2Jbc"), ("“Ü” 🦥\n", "“Ü” 🦥\n"),
  ])
  func nothingInATextIsMarkup(_ text: String, _ escaped: String) {
    #expect(text.escapedForMarkup == escaped)
  }
}
