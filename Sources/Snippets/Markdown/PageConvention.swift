/// What a page can say to Showreel, and what comes of it: its reference is made of these, and a test gives
/// each to the reader.
package struct PageConvention: Sendable {
  /// What the reader takes it for.
  package enum Finding: Hashable, Sendable {
    /// Swift code with a script of so many commands.
    case block(commands: Int)
    /// A clip of this name.
    case video(String)
    /// Nothing.
    case nothing
  }

  package let title: String
  /// As it stands in a page.
  package let example: String
  package let meaning: String
  package let finding: Finding

  private init(_ title: String, _ example: String, _ meaning: String, _ finding: Finding) {
    self.title = title
    self.example = example
    self.meaning = meaning
    self.finding = finding
  }

  private static let view = "struct Toggle: View { … }"

  /// A block between two fences.
  private static func fenced(_ info: String, _ code: String = view) -> String {
    "```\(info)\n\(code)\n```"
  }

  /// Blocks of code and what is said about them.
  package static let blocks = [
    PageConvention(
      "A block of Swift code", fenced("swift"),
      "Makes a clip, if it declares a view that can be shown without arguments, or is statements that make "
        + "one. It may use what other blocks of the page declare.", .block(commands: 0)),
    PageConvention(
      "Options behind the language", fenced("swift{1,3} title=\"Toggle\""),
      "Are the generator's, and are passed over: `swift{1,3}`, `swift:title`, `swift,ignore`.",
      .block(commands: 0)),
    PageConvention(
      "A language in braces", fenced("{code-block} swift", ":caption: The toggle\n\n" + view),
      "MyST's `{code-block}`, `{code}` and `{sourcecode}`, whose lines with a colon are no code, and "
        + "Python-Markdown's `{ .swift }`.", .block(commands: 0)),
    PageConvention(
      "A block with options in YAML",
      fenced("{code-block} swift", "---\ncaption: The toggle\n---\n" + view),
      "MyST's as well.", .block(commands: 0)),
    PageConvention(
      "Colons for a fence", ":::{code-block} swift\n\(view)\n:::",
      "MyST's as well; blocks between the longer fences of a `{note}` and its like are read.",
      .block(commands: 0)),
    PageConvention(
      "A block in MkDocs' notes and tabs", "=== \"Swift\"\n\n    ```swift\n    \(view)\n    ```",
      "Indented below `!!! note`, `??? note` or `=== \"Tab\"`, and there in others.",
      .block(commands: 0)),
    PageConvention(
      "A block in DocC's rows and tabs",
      "@Row {\n    @Column {\n        ```swift\n        \(view)\n        ```\n    }\n}",
      "In any directive with braces, `@TabNavigator { @Tab(\"A\") { … } }`, however it is indented.",
      .block(commands: 0)),
    PageConvention(
      "A script in the fence", fenced("swift showreel: tap \"Toggle\" at 1"),
      "Runs to the end of the line.", .block(commands: 1)),
    PageConvention(
      "A script in an attribute", fenced("swift showreel=\"tap at 1; wait 1\""),
      "For generators that want attributes; with `'` as well.", .block(commands: 2)),
    PageConvention(
      "A comment before a block",
      "<!-- showreel: fps 30; tap \"Toggle\" at 1 -->\n\n" + fenced("swift"),
      "Is about the next block of Swift code, however much prose is between; several add up. It may have "
        + "several lines.", .block(commands: 2)),
    PageConvention(
      "A comment of MDX", "{/* showreel: fps 30; tap at 1 */}\n\n" + fenced("swift"),
      "The same where HTML has no place.", .block(commands: 2)),
    PageConvention(
      "A comment in the code", fenced("swift", "// showreel: tap at 1\n" + view),
      "Is about its own block, as in a `.swift` file.", .block(commands: 1)),
    PageConvention(
      "No clip", "<!-- showreel: skip -->\n\n" + fenced("swift"),
      "Passes over a block, which others may still use.", .block(commands: 1)),
    PageConvention(
      "Another language", fenced("sh", "swift build"), "Makes nothing.", .nothing),
  ]

  private static let step = "@Code(name: \"Toggle.swift\", file: \"toggle-01.swift\")"

  /// What DocC's tutorials say, whose code is in files of the catalogue.
  package static let tutorials = [
    PageConvention(
      "The code of a step", "@Step { \n  \(step)\n}",
      "Makes a clip of the file, which is anywhere in the catalogue; without one that the step shows, "
        + "`Resources/toggle-01.mp4`. It may use what the files of other steps declare, those of the steps before "
        + "it first. Several steps that show one file have one clip.", .block(commands: 0)),
    PageConvention(
      "The clip of a step",
      "@Step {\n  \(step) {\n    @Video(source: \"toggle\", poster: \"toggle\")\n  }\n}",
      "What DocC shows beside the code. A poster that is a PNG picture is made, too. An `@Image` that ends as a "
        + "clip does is one.", .video("toggle.mp4")),
    PageConvention(
      "A step that only shows",
      "@Step {\n  \(step)\n}\n@Step {\n  @Video(source: \"toggle.mov\")\n}",
      "Shows the code of the step before it.", .video("toggle.mov")),
    PageConvention(
      "A script", "@Step {\n  @Comment { showreel: tap \"Toggle\" at 1 }\n  \(step)\n}",
      "Is about the next code. `<!-- showreel: … -->` and a comment in the code are read as well.",
      .block(commands: 1)),
  ]

  /// The ways in which a page names a clip: it belongs to the last block before it that can be shown.
  package static let videos = [
    PageConvention(
      "HTML", "<video src=\"video/Toggle.mp4\" controls></video>",
      "With `<source src=…>` inside for several formats.", .video("video/Toggle.mp4")),
    PageConvention(
      "A moving picture", "<img src=\"toggle.gif\">",
      "Where the name ends as a clip's does; an SVG that is there and no clip stays as it is.",
      .video("toggle.gif")),
    PageConvention(
      "Markdown's picture", "![The toggle](toggle.webp)", "The same.", .video("toggle.webp")),
    PageConvention("Markdown's link", "[See it](toggle.mp4)", "The same.", .video("toggle.mp4")),
    PageConvention(
      "DocC", "@Video(source: \"Toggle\", poster: \"Toggle\")",
      "A name without an ending is an MP4's, in the catalogue's resources. A poster that is a PNG picture is made, too.",
      .video("Toggle.mp4")),
    PageConvention(
      "MyST", fenced("{video} _static/toggle.mp4", ":loop:"), "`{figure}` and `{image}` as well.",
      .video("_static/toggle.mp4")),
    PageConvention(
      "MyST with colons", ":::{figure} _static/toggle.gif\n:alt: The toggle\n:::", "The same.",
      .video("_static/toggle.gif")),
    PageConvention(
      "Vue", "<video :src=\"withBase('/toggle.mp4')\"></video>",
      "The first text of the expression; `v-bind:src` as well.", .video("/toggle.mp4")),
    PageConvention(
      "JSX", "<video src={useBaseUrl('/toggle.mp4')}></video>",
      "The first text of the expression, in whatever quotes.", .video("/toggle.mp4")),
    PageConvention(
      "JSX that requires", "<video src={require(\"./toggle.mp4\").default} />", "The same.",
      .video("./toggle.mp4")),
  ]
}
