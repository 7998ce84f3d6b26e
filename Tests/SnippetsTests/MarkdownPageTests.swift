import Testing

@testable import Snippets

@Suite struct MarkdownPageTests {
  private func page(_ text: String) throws -> MarkdownPage {
    try MarkdownPage(text: text, file: "guide.md")
  }

  private func codes(_ text: String) throws -> [String] {
    try page(text).blocks.map(\.excerpt.text)
  }

  @Test func swiftFencesAreFoundInOrderWithTheLineOfTheirCode() throws {
    let page = try page(
      """
      # Dots

      ```swift
      let one = 1
      ```

      ```js
      let two = 2
      ```
      ~~~Swift {1,3} title="Dot"
      let three = 3
      ~~~
      """)
    #expect(page.blocks.map(\.excerpt.text) == ["let one = 1\n", "let three = 3\n"])
    #expect(page.blocks.map(\.excerpt.line) == [4, 11])
    #expect(page.blocks.map(\.fenceLine) == [3, 10])
    #expect(page.blocks.map(\.number) == [1, 2])
  }

  @Test func whatGeneratorsPutPagesIntoIsOpened() throws {
    let page = try page(
      """
      !!! note "A title"

          Words.

          ??? tip
              ```swift
              let one = 1
                indented
              ```

      === "Tab"

          ![a](a.mp4)

      @TabNavigator {
          @Tab("A") {
              ```swift
              let two = 2
              }
              ```
              @Video(source: "b")
          }
      }

      ````{note}
      ```swift
      let three = 3
      ```
      ````
      :::{code-block} swift
      :caption: X

      let four = 4
      :::
      ```swift
      !!! no note
          @Row {
      ```
      """)
    #expect(
      page.blocks.map(\.excerpt.text) == [
        "let one = 1\n  indented\n", "let two = 2\n}\n", "let three = 3\n", "\n\nlet four = 4\n",
        "!!! no note\n    @Row {\n",
      ])
    #expect(page.blocks.map(\.excerpt.line) == [7, 18, 27, 31, 36])
    #expect(page.blocks[0].excerpt.indents.prefix(2) == [8, 8])
    #expect(page.videos.map(\.path) == ["a.mp4", "b.mp4"])
  }

  @Test func directivesMayBeginInOneLine() throws {
    let text =
      "@Row { @Column {\n        ```swift\n        let a = 1\n        ```\n} }\n    ```swift\n    b\n"
    #expect(try codes(text) == ["let a = 1\n"])
  }

  /// What is not opened stays where it is: the line, and what is indented behind it.
  @Test(arguments: ["@Row { words", "Some words\n@Foo { bar", "@Row { @Column { words"])
  func wordsBehindABraceAreProse(_ words: String) throws {
    let text = "\(words)\n\n    ```swift\n    code\n    ```\n"
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(PageContainers(lines).lines == lines)
    #expect(try codes(text) == [])
  }

  @Test(arguments: [
    "swift", "Swift", "swift{1,3}", "swift {1,3}", "swift title=\"A\"", "swift:line-numbers",
    "swift,ignore", " swift",
  ])
  func anInfoStringSaysSwift(_ info: String) throws {
    #expect(try codes("```\(info)\nx\n```\n") == ["x\n"])
  }

  @Test(arguments: ["", "swiftui", "js", "text swift", "objective-c", "swift-output"])
  func anInfoStringDoesNotSaySwift(_ info: String) throws {
    #expect(try codes("```\(info)\nx\n```\n") == [])
  }

  @Test func containersQuotesAndListsHoldBlocks() throws {
    let page = try page(
      """
      ::: info Note
      Text
      ```swift
      let a = 1
      ```
      :::

      > Quoted:
      > ```swift
      > let b = 2
      >   let c = 3
      > ```

      1. Item
         ```swift
         let d = 4
         ```
      """)
    let texts = page.blocks.map(\.excerpt.text)
    #expect(texts == ["let a = 1\n", "let b = 2\n  let c = 3\n", "let d = 4\n"])
    #expect(page.blocks.map(\.excerpt.line) == [4, 10, 16])
    #expect(page.blocks[1].excerpt.column(5, line: 10) == 7)
    #expect(page.blocks[2].excerpt.column(5, line: 16) == 8)
  }

  @Test func windowsLineEndsDoNotReachTheCode() throws {
    let page = try page("# A\r\n\r\n```swift\r\nlet a = 1\r\nlet b = 2\r\n```\r\n")
    #expect(page.blocks.map(\.excerpt.text) == ["let a = 1\nlet b = 2\n"])
    #expect(page.blocks.map(\.excerpt.line) == [4])
  }

  @Test func aMissingLastFenceEndsWithThePage() throws {
    #expect(try codes("Text\n\n```swift\nlet a = 1") == ["let a = 1\n"])
  }

  @Test func aLongerFenceHoldsShorterOnes() throws {
    let text =
      "````md\n```swift\nlet shown = 1\n```\n````\n\n````swift\nlet a = \"```\"\n```\n````\n"
    #expect(try codes(text) == ["let a = \"```\"\n```\n"])
  }

  @Test func commentsHideBlocksAndVideos() throws {
    let page = try page(
      """
      <!--
      ```swift
      let hidden = 1
      ```

      <video src="hidden.mp4"></video>
      -->
      ```swift
      let a = 1
      ```
      Text <!-- <video src="hidden.mp4"> --> more
      """)
    #expect(page.blocks.map(\.excerpt.text) == ["let a = 1\n"])
    #expect(page.videos.isEmpty)
  }

  @Test func indentedCodeIsNotSwift() throws {
    #expect(try codes("Text\n\n    ```swift\n    let a = 1\n    ```\n") == [])
  }

  @Test func frontMatterIsNeitherHeadingNorCode() throws {
    let page = try page("---\ntitle: Dots\n---\n\n# Real\n\n```swift\nlet a = 1\n```\n")
    #expect(page.headings.map(\.text) == ["Real"])
    #expect(page.blocks.map(\.excerpt.line) == [8])
  }

  @Test func aByteOrderMarkIsNotPartOfTheFirstLine() throws {
    #expect(try codes("\u{FEFF}```swift\nlet a = 1\n```\n") == ["let a = 1\n"])
  }
}

@Suite struct HeadingTests {
  private let text = """
    # Motion
    ## `push(from:)`
    ```swift
    let a = 1
    ```
    ### 细节
    ```swift
    let b = 2
    ```
    ## Notes {#remarks}
    ## Notes
    ```swift
    let c = 3
    ```
    """

  @Test func headingsHaveGitHubsAddressesOrTheirOwn() throws {
    let page = try MarkdownPage(text: text, file: "guide.md")
    #expect(page.headings.map(\.anchor) == ["motion", "pushfrom", "细节", "remarks", "notes"])
    #expect(page.headings.map(\.text) == ["Motion", "push(from:)", "细节", "Notes", "Notes"])
    #expect(page.headings.map(\.fileName) == ["motion", "push-from", "细节", "notes", "notes"])
  }

  @Test func aRepeatedHeadingGetsANumber() throws {
    let page = try MarkdownPage(text: "# A\n# A\n# A\n", file: "guide.md")
    #expect(page.headings.map(\.anchor) == ["a", "a-1", "a-2"])
  }

  @Test(arguments: [
    ("motion", [1, 2, 3]), ("pushfrom", [1, 2]), ("push-from", [1, 2]), ("push(from:)", [1, 2]),
    ("细节", [2]), ("remarks", []), ("notes", [3]),
  ])
  func anAddressNamesTheBlocksUnderIt(_ fragment: String, _ numbers: [Int]) throws {
    let page = try MarkdownPage(text: text, file: "guide.md")
    #expect(try page.blocks(under: fragment).map(\.number) == numbers)
  }

  @Test func anUnknownAddressIsAnErrorThatNamesTheNearest() throws {
    let page = try MarkdownPage(text: text, file: "guide.md")
    let error = #expect(throws: PageError.self) { try page.blocks(under: "remark") }
    #expect(
      error?.description == "guide.md has no heading 'remark'. Did you mean 'guide.md#remarks'?")
    let other = #expect(throws: PageError.self) { try page.blocks(under: "elsewhere") }
    #expect(
      other?.description
        == "guide.md has no heading 'elsewhere'. Name one that it has.")
  }

  @Test func aPageTooLargeSaysSo() {
    #expect(
      PageError.tooLarge(file: "guide.md").description
        == "guide.md is too large for the memory of this machine. Split the page.")
    #expect(
      PageError.tooMuchWork(file: "guide.md").description
        == "guide.md is not read: it takes a parser of Markdown too long to make sense of it, or too much memory. Look for "
        + "many '<?', '<!' or '[' that nothing closes, and for long links that are named many times."
    )
  }
}
