import Testing

@testable import Snippets
@testable import Studio

struct PageFrontMatterTests {
  @Test func onlyWhatIsShowreelsIsKeptAtItsPlace() {
    let page = """
      ---
      title: "A: {{ b"
      showreel:
        fps: 30   # a comment

        look: plain
      hero: [not, yaml
      ---
      # Page
      """
    #expect(
      PageFrontMatter(page: page)?.yaml
        == "\n\nshowreel:\n  fps: 30   # a comment\n\n  look: plain\n\n")
    #expect(
      PageFrontMatter(page: page.replacing("\n", with: "\r\n")) == PageFrontMatter(page: page))
    #expect(PageFrontMatter(page: "\u{FEFF}" + page) == PageFrontMatter(page: page))
  }

  @Test(arguments: [
    "# A", "---\ntitle: A\n---\n", "+++\nshowreel: {}\n+++\n", "---\nshowreel: {}\n",
    "---\nshowreels: {}\n---\n", "a\n---\nshowreel: {}\n---\n", "---\nx:\n  showreel: {}\n---\n",
    "",
  ])
  func pagesWithoutItAreAsTheyWere(_ page: String) {
    #expect(PageFrontMatter(page: page) == nil)
  }

  @Test func aBlocksOwnWordsAreSaidLater() throws {
    let page = """
      ```swift
      struct A: View { var body: some View { Text("a") } }
      #Preview { A() }
      ```

      <!-- showreel: fps 10; look plain -->
      ```swift
      struct B: View { var body: some View { Text("b") } }
      ```

      ```swift
      struct C: View { var body: some View { Text("c") } }
      #Preview(traits: .fixedLayout(width: 30, height: 20)) { C() }
      ```
      """
    var plan = try SnippetPlan(page: page, at: "a.md")
    let before = try plan.clips[0].hash(options: "")
    var settings = Direction()
    settings.frameRate = 30
    settings.colorScheme = .dark
    settings.screen = .init(width: 200, height: 100)
    plan.take(settings)
    #expect(plan.clips.map { $0.direction.frameRate } == [30, 10, 30])
    #expect(plan.clips.map { $0.direction.colorScheme } == [.dark, .dark, .dark])
    #expect(plan.clips.map { $0.direction.screen?.width } == [200, 200, 30])
    // Another front matter makes another clip.
    #expect(try plan.clips[0].hash(options: "") != before)
  }
}
