import Testing

@testable import ShowreelCLI

/// What is pasted, as each generator of sites reads it.
struct EmbeddedClipTests {
  private let clip = EmbeddedClip(
    source: "video/move.mp4", poster: "video/move.png", width: 640, height: 360,
    alternative: "A \"blue\" rectangle", page: "docs/guide.md")

  @Test(arguments: [
    (
      EmbedTarget.html,
      #"<video src="video/move.mp4" width="640" height="360" poster="video/move.png" controls muted "#
        + #"loop playsinline preload="none" style="max-width: 100%; height: auto" "#
        + #"aria-label="A &quot;blue&quot; rectangle"></video>"#
    ),
    (
      .markdown,
      #"[<img src="video/move.png" width="640" height="360" alt="A &quot;blue&quot; rectangle">]"#
        + "(video/move.mp4)"
    ),
    (
      .vitepress,
      #"<video src="./video/move.mp4" width="640" height="360" poster="./video/move.png" controls "#
        + #"muted loop playsinline preload="none" style="max-width: 100%; height: auto" "#
        + #"aria-label="A &quot;blue&quot; rectangle"></video>"#
    ),
    (
      .docusaurus,
      #"<video src={require('./video/move.mp4').default} width={640} height={360} "#
        + #"poster={require('./video/move.png').default} controls muted loop playsInline "#
        + #"preload="none" style={{maxWidth: '100%', height: 'auto'}} "#
        + #"aria-label="A &quot;blue&quot; rectangle" />"#
    ),
    (
      .mkdocs,
      #"<video src="../video/move.mp4" width="640" height="360" poster="../video/move.png" controls "#
        + #"muted loop playsinline preload="none" style="max-width: 100%; height: auto" "#
        + #"aria-label="A &quot;blue&quot; rectangle"></video>"#
    ),
    (
      .docc,
      #"@Video(source: "move.mp4", poster: "move.png", alt: "A \"blue\" rectangle")"#
    ),
  ])
  func aMovie(_ target: EmbedTarget, _ text: String) throws {
    #expect(try clip.text(for: target) == text)
  }

  @Test(arguments: [
    (EmbedTarget.markdown, "![A \\*star\\*](a.gif)"),
    (.mkdocs, #"![A \*star\*](a.gif){ width="64" height="36" loading=lazy }"#),
    (.docc, #"@Image(source: "a.gif", alt: "A *star*")"#),
    (
      .docusaurus,
      #"<img src={require('./a.gif').default} width={64} height={36} "#
        + #"style={{maxWidth: '100%', height: 'auto'}} loading="lazy" alt="A *star*" />"#
    ),
  ])
  func aPicture(_ target: EmbedTarget, _ text: String) throws {
    let picture = EmbeddedClip(source: "a.gif", width: 64, height: 36, alternative: "A *star*")
    #expect(try picture.text(for: target) == text)
  }

  /// A bundler would run `./x` as its loader over `../../secret.mp4`.
  @Test(arguments: ["x!../../secret.mp4", "a?b.mp4", "a#b.mp4"])
  func aBundlersCommandsAreRefused(_ name: String) throws {
    let clip = EmbeddedClip(source: name, width: 1, height: 1, alternative: "a")
    let error = #expect(throws: InputError.self) { try clip.text(for: .docusaurus) }
    #expect(
      error?.problems == [
        "Docusaurus's bundler takes '!', '?' and '#' in '\(name)' for commands of its own. "
          + "Give the clip another name."
      ])
    #expect(try clip.text(for: .vitepress).contains("<video "))
    let poster = EmbeddedClip(
      source: "a.mp4", poster: name, width: 1, height: 1, alternative: "a")
    #expect(throws: InputError.self) { try poster.text(for: .docusaurus) }
  }

  @Test(arguments: EmbedTarget.allCases)
  func wordsAndNamesOfStrangersAreOnlyWords(_ target: EmbedTarget) throws {
    let words = "</video><script>alert(1)</script>{alert(2)}\"') onload=\"x\n\n# H"
    let hostile = EmbeddedClip(
      source: "javascript:a'(b).mp4", poster: "a\" onerror=\"b.png", width: 1, height: 1,
      alternative: words)
    let text = try hostile.text(for: target)
    if target != .docc {
      #expect(!text.contains("<script"))
      #expect(!text.contains("\" onerror"))
      #expect(!text.contains("(javascript:") && !text.contains("\"javascript:"))
      #expect(!text.contains("{alert"))
    } else {
      #expect(!text.contains("\n"))
      #expect(text.contains(#"\"') onload=\"x # H")"#))
    }
  }

  @Test func anIndexIsServedFromItsOwnFolder() throws {
    var clip = clip
    clip.page = "docs/index.md"
    #expect(try clip.text(for: .mkdocs).contains("src=\"video/move.mp4\""))
  }
}
