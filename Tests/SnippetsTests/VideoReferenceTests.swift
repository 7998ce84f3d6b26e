import Testing

@testable import Snippets

@Suite struct VideoReferenceTests {
  private func videos(_ text: String) throws -> [VideoReference] {
    try MarkdownPage(text: text, file: "guide.md").videos
  }

  @Test(arguments: [
    ("<video src=\"../video/A.mp4\" controls=\"controls\"></video>", ["../video/A.mp4"]),
    ("<video controls loop src='a.mp4' />", ["a.mp4"]),
    ("<VIDEO autoplay SRC=a.mp4></VIDEO>", ["a.mp4"]),
    ("<video\n  muted\n  src = \"a.mp4\"\n></video>", ["a.mp4"]),
    ("<video src=\"a%20b.mp4?raw=1#t=2\"></video>", ["a b.mp4"]),
    ("<video src=\"a&amp;b.mp4\"></video>", ["a&b.mp4"]),
    ("<video><source src=\"a.webm\"><source src=\"a.mp4\"></video>", ["a.webm", "a.mp4"]),
    (
      "<video poster=\"a.png\" src=\"a.mov\"></video> <video src=\"b.mp4\"></video>",
      ["a.mov", "b.mp4"]
    ),
    ("<video :src=\"withBase('/a.mp4')\"></video>", ["/a.mp4"]),
    ("<video src={require('./a.mp4').default} controls />", ["./a.mp4"]),
    ("<div>\n<video src=\"a.mp4\"></video>\n</div>", ["a.mp4"]),
    ("<img alt=\"\" src=\"a.gif\">", ["a.gif"]),
    ("<img src=\"a.png\">", []),
    ("<source src=\"a.mp3\">", []),
    ("<script>let t = '<video src=\"a.mp4\">'</script>", []),
    ("`<video src=\"a.mp4\">`", []),
    ("![Toggle](media/a.mp4)", ["media/a.mp4"]),
    ("![Toggle](a.gif \"title\") and ![x][ref]\n\n[ref]: b.webp", ["a.gif", "b.webp"]),
    ("[Watch](a.webm)", ["a.webm"]),
    ("![Toggle](a.png) [b](b.html)", []),
    ("@Video(source: \"a.mp4\", poster: \"a.png\")", ["a.mp4"]),
    ("@Video(poster: p, source: \"toggle_on_off\")", ["toggle_on_off.mp4"]),
    ("@Video(\n  source: \"a.mov\"\n) { A toggle. }", ["a.mov"]),
    ("@Tab(\"A\") {\n@Video(source: \"a.mp4\")\n@Video(source: \"b.mp4\")\n}", ["a.mp4", "b.mp4"]),
    ("`@Video(source: \"a.mp4\")`", []),
  ])
  func aPageNames(_ text: String, _ paths: [String]) throws {
    #expect(try videos(text).map(\.path) == paths)
    #expect(try videos(text).allSatisfy { $0.obstacle == nil })
  }

  @Test func aVideoThatCannotBeMadeSaysWhy() throws {
    let text = "<video src=\"https://example.org/a.mp4\"></video>\n\n<video src=\"a.ogv\"></video>"
    let videos = try videos(text)
    #expect(videos.map(\.path) == ["https://example.org/a.mp4", "a.ogv"])
    #expect(videos.map(\.obstacle) == [.otherHost, .format("ogv")])
  }

  @Test func aVideoKnowsItsLine() throws {
    let text =
      "# A\n\n<div>\n  <p></p>\n  <video src=\"a.mp4\"></video>\n</div>\n\nText\n![b](b.gif)\n"
    #expect(try videos(text).map(\.line) == [5, 9])
  }
}

@Suite struct PageScriptTests {
  private func blocks(_ text: String) throws -> [PageBlock] {
    try MarkdownPage(text: text, file: "guide.md").blocks
  }

  @Test func aCommentBeforeABlockIsItsScript() throws {
    let blocks = try blocks(
      """
      <!-- showreel: tap "A" at 0.5
           wait 1; fps 30
      -->
      ```swift
      let a = 1
      ```

      ```swift
      let b = 2
      ```
      """)
    #expect(blocks[0].script.commands == [.tap(.label("A"), at: [0.5]), .wait(1), .frameRate(30)])
    #expect(blocks[0].script.lines.map(\.line) == [1, 2, 2])
    #expect(blocks[0].script.lines.map(\.column) == [16, 6, 14])
    #expect(blocks[1].script.lines.isEmpty)
  }

  @Test(arguments: [
    "```swift showreel: tap 'A@1'; dark",
    "```swift {1,3} title=\"x\" showreel: tap 'A@1'; dark",
    "```swift showreel=\"tap 'A@1'; dark\" {2}",
  ])
  func theInfoStringIsAScriptToo(_ fence: String) throws {
    let script = try blocks("\(fence)\nlet a = 1\n```\n")[0].script
    #expect(script.commands == [.tap(.label("A"), at: [1]), .colorScheme(.dark)])
  }

  @Test func aProblemIsAtItsPlaceInThePage() throws {
    let blocks = try blocks(
      "Text\n\n- item\n  <!-- showreel: tpa -->\n  ```swift\n  let a = 1\n  ```\n")
    #expect(blocks[0].script.problems.map(\.line) == [4])
    #expect(blocks[0].script.problems.map(\.column) == [18])
  }

  @Test func aScriptBeforeNoBlockIsLeftOver() throws {
    let page = try MarkdownPage(text: "<!-- showreel: dark -->\n\nThe end.\n", file: "guide.md")
    #expect(page.strayScript.lines.map(\.command) == [.colorScheme(.dark)])
  }
}
