import Testing

@testable import Snippets

private let script = ["tap \"Toggle\" at 0.35", "wait 0.5"]

struct PageScriptWritingTests {
  private func written(_ page: String, line: Int) throws -> String {
    try PageScriptWriting(page: page, file: "guide.md", line: line).text(with: script)
  }

  @Test func theCommentBeforeTheBlockIsWritten() throws {
    let page = """
      # A
      <!-- showreel: tap at 0.25, 1.5; duration 3; size 320x200 -->

      ```swift
      struct A: View {}
      ```

      <!-- showreel: tap at 9 -->
      ```swift
      struct B: View {}
      ```
      """
    let after = try written(page, line: 5)
    #expect(
      after
        == page.replacing(
          "tap at 0.25, 1.5; duration 3; size 320x200",
          with: "size 320x200; tap \"Toggle\" at 0.35; wait 0.5"))
    #expect(
      try written(page, line: 10).contains(
        "<!-- showreel: tap \"Toggle\" at 0.35; wait 0.5 -->\n```swift\nstruct B"))
  }

  @Test func aCommentOfSeveralLinesStaysOne() throws {
    let page = """
      <!-- showreel:
        size 320x200
        tap at 1; wait 2
      -->
      ```swift
      struct A: View {}
      ```
      """
    #expect(
      try written(page, line: 6) == """
        <!-- showreel:
          size 320x200
          tap "Toggle" at 0.35
          wait 0.5
        -->
        ```swift
        struct A: View {}
        ```
        """)
  }

  @Test func theInfoStringIsWrittenWhereItSaysWhatIsDone() throws {
    let page = """
      <!-- showreel: dark -->
      ```swift title="A" showreel: tap at 1; size 10x10
      struct A: View {}
      ```
      """
    #expect(
      try written(page, line: 3) == """
        <!-- showreel: dark -->
        ```swift title="A" showreel: size 10x10; tap "Toggle" at 0.35; wait 0.5
        struct A: View {}
        ```
        """)
  }

  @Test func anInfoStringInQuotesGetsTheOtherOnes() throws {
    let page = "```swift showreel=\"tap at 1\" {1}\nstruct A: View {}\n```\n"
    #expect(
      try written(page, line: 2)
        == "```swift showreel=\"tap 'Toggle' at 0.35; wait 0.5\" {1}\nstruct A: View {}\n```\n")
  }

  @Test func aScriptThatNoInfoStringCanSayGoesAboveTheBlock() throws {
    let page = "A\n\n```swift showreel=\"tap at 1\"\nstruct A: View {}\n```\n"
    let text = try PageScriptWriting(page: page, file: "guide.md", line: 4)
      .text(with: ["tap \"it's\" at 1"])
    #expect(
      text
        == "A\n\n<!-- showreel: tap \"it's\" at 1 -->\n\n```swift\nstruct A: View {}\n```\n")
  }

  @Test func aCommentInTheCodeIsWrittenWhereItSaysWhatIsDone() throws {
    let page = """
      > - ```swift
      >   // showreel: tap at 1
      >   struct A: View {
      >
      >     // showreel: wait 2
      >     var body: some View { Text("A") }
      >   }
      >   ```
      """
    let after = try written(page, line: 2)
    #expect(
      after == """
        > - ```swift
        >   // showreel: tap "Toggle" at 0.35; wait 0.5
        >   struct A: View {
        >
        >     var body: some View { Text("A") }
        >   }
        >   ```
        """)
  }

  @Test func aBlockOfWhichNothingIsSaidGetsACommentAboveIt() throws {
    #expect(
      try written("# A\n\n```swift\nstruct A: View {}\n```\n", line: 4)
        == "# A\n\n<!-- showreel: tap \"Toggle\" at 0.35; wait 0.5 -->\n\n"
        + "```swift\nstruct A: View {}\n```\n")
    #expect(
      try written("> A\n>\n> ```swift\n> struct A: View {}\n> ```\n", line: 4)
        == "> A\n>\n> <!-- showreel: tap \"Toggle\" at 0.35; wait 0.5 -->\n>\n"
        + "> ```swift\n> struct A: View {}\n> ```\n")
  }

  @Test func aPageOfMDXGetsItsOwnComments() throws {
    let page = "```swift\nstruct A: View {}\n```\n"
    let text = try PageScriptWriting(page: page, file: "guide.mdx", line: 2).text(with: script)
    #expect(text == "{/* showreel: tap \"Toggle\" at 0.35; wait 0.5 */}\n\n" + page)
    let again = try PageScriptWriting(page: text, file: "guide.mdx", line: 4).text(with: ["wait 1"])
    #expect(again == "{/* showreel: wait 1 */}\n\n" + page)
  }

  @Test(arguments: [
    "# A\n\n```swift\nstruct A: View {}\n```\n",
    "- ```swift\n  struct A: View {}\n  ```\n",
    "1. B\n\n   ```swift\n   struct A: View {}\n   ```\n",
    "> ```swift\n> struct A: View {}\n> ```\n",
    "---\ntitle: A\n---\n```swift showreel: tap at 1\nstruct A: View {}\n```\n",
    "<!-- showreel: tap at 1 --> <!-- showreel: dark; wait 4 -->\n\n~~~swift\nstruct A: View {}\n~~~\n",
    "!!! note\n\n    ```swift\n    struct A: View {}\n    ```\n",
    "@Row {\n  @Column {\n    ```swift\n    struct A: View {}\n    ```\n  }\n}\n",
    ":::{code-block} swift\nstruct A: View {}\n:::\n",
    "{/* showreel: tap at 1 */}\n\n```swift\nstruct A: View {}\n```\n",
    "<!-- showreel: tap at 1 -->\r\n```swift\r\nstruct A: View {}\r\n```\r\n",
  ])
  func whatIsWrittenIsReadBack(_ page: String) throws {
    func blocks(_ text: String) throws -> [PageBlock] {
      try MarkdownPage(text: text, file: "guide.md").blocks
    }
    let line = try #require(blocks(page).first).excerpt.line
    let text = try written(page, line: line)
    let block = try #require(blocks(text).first)
    let steps = block.script.source.split(separator: "\n").filter { $0 != "dark" }
    #expect(steps == ["tap \"Toggle\" at 0.35", "wait 0.5"])
    #expect(try blocks(text).count == 1)
    #expect(block.excerpt.text == "struct A: View {}\n")
    #expect(text.contains("\r\n") == page.contains("\r\n"))
    #expect(try written(text, line: block.excerpt.line) == text)
  }

  @Test func aBlockThatIsGoneIsAnError() {
    #expect(throws: PageError.noBlock(line: 9, file: "guide.md")) {
      try written("# A\n", line: 9)
    }
    #expect(
      PageError.noBlock(line: 9, file: "guide.md").description
        == "guide.md has no Swift block in line 9 any more. Record it again.")
  }
}
