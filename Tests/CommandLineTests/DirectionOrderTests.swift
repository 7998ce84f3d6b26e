import TestSupport
import Testing

@testable import Presets
@testable import ShowreelCLI
@testable import Snippets
@testable import Studio

/// What is said about a clip means the same wherever it is said, and who says it last has the last word: the
/// command line over a comment, that over the front matter of its page; the command line over a preset's keys.
@MainActor
struct DirectionOrderTests {
  /// A thing that can be said of a clip; at each place as it is written there, with the value left open.
  struct Fact: CustomStringConvertible, Sendable {
    let option: String
    /// A word of scripts, which another value makes of itself where it has none.
    var word: String?
    var frontMatter: String?
    /// Within a preset; `canvas.` before keys of the canvas.
    var preset: String?
    /// As the option takes them.
    let values: [String]
    /// As scripts write them.
    var inScripts: (@Sendable (String) -> String)?

    var description: String { option }

    func words(_ value: String) -> [String] { ["--" + option, value] }

    func script(_ value: String) -> String? {
      word.map { inScripts?(value) ?? "\($0) \(value)" }
    }

    func page(_ value: String) -> String? { frontMatter.map { "showreel:\n  \($0): \(value)\n" } }

    func presetLines(_ value: String) -> String? {
      preset.map { key in
        key.hasPrefix("canvas.")
          ? "canvas: { \(key.dropFirst("canvas.".count)): \(value) }\n" : "\(key): \(value)\n"
      }
    }
  }

  nonisolated static let facts: [Fact] = [
    Fact(
      option: "device", word: "device", frontMatter: "device", preset: "canvas.device",
      values: ["square", "iphonese", "ipad13"]),
    Fact(
      option: "size", word: "size", frontMatter: "size", preset: "canvas.size",
      values: ["60x30", "40x50", "300x200"]),
    Fact(
      option: "look", word: "look", frontMatter: "look", preset: "look",
      values: ["social", "plain", "documentation"]),
    Fact(
      option: "scale", word: "scale", frontMatter: "scale", preset: "canvas.scale",
      values: ["3", "1", "1.5"]),
    Fact(
      option: "fps", word: "fps", frontMatter: "fps", preset: "frameRate",
      values: ["29.97", "25", "12.5"]),
    Fact(
      option: "duration", word: "duration", frontMatter: "duration", preset: "duration",
      values: ["2.5", "0.4", "7"]),
    Fact(
      option: "color-scheme", word: "dark", frontMatter: "colorScheme",
      preset: "canvas.colorScheme", values: ["dark", "light", "dark"], inScripts: { $0 }),
    Fact(
      option: "os", word: "os", frontMatter: "os", preset: "canvas.os", values: ["26", "17", "18"]),
    Fact(option: "view", word: "view", values: ["Other", "Demo", "Third"]),
    Fact(
      option: "tap", word: "tap", values: ["Toggle@0.5", "Toggle@1", "Toggle@3"],
      inScripts: { "tap " + $0.replacing("@", with: " at ") }),
    Fact(option: "motion-blur", values: ["180", "90"]),
    Fact(option: "locale", values: ["de", "pt-BR"]),
  ]

  private static let code = """
    import SwiftUI
    struct Third: View { var body: some View { Color.blue } }
    struct Other: View { var body: some View { Color.green } }
    struct Demo: View { var body: some View { Button("Toggle") { } } }

    """

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func direction(_ words: [String]) throws -> Direction {
    let first = words.first ?? ""
    let isOfScript = ["--tap", "--view"].contains(first)
    let isOfPicture = ["--look", "--scale", "--motion-blur"].contains(first)
    return try Direction(
      ScreenOptions.parse(isOfScript || isOfPicture ? [] : words),
      PictureOptions.parse(isOfPicture ? words : []), script: .parse(isOfScript ? words : []))
  }

  /// What a demo's process is told in the end, and the view that is compiled.
  private struct Outcome: Equatable {
    var direction: Direction
    let root: RootView
  }

  private func outcome(
    page: String? = nil, comment: String? = nil, asked: [String] = [], code: String = Self.code
  ) throws -> Outcome {
    let matter = page.map { "---\n\($0)---\n" } ?? ""
    let said = comment.map { "<!-- showreel: \($0) -->\n" } ?? ""
    try folder.write("\(matter)# Page\n\(said)```swift\n\(code)```\n", to: "page.md")
    return try outcome(of: "page.md", .page(heading: nil), asked)
  }

  private func outcome(
    of name: String, _ kind: CodeFile.Kind, _ asked: [String]
  ) throws -> Outcome {
    let wanted = try direction(asked)
    let plan = try CodeFile(path: folder.file(name), kind: kind).plan(for: wanted)
    #expect(plan.failures.isEmpty, "\(plan.failures)")
    let clip = try #require(plan.clips.first)
    var told = wanted.over(clip.direction)
    // It is the root by now.
    told.view = nil
    // What is said in another place is said in another place.
    told.places = nil
    return Outcome(direction: told, root: clip.root)
  }

  private func preset(_ lines: String, asked: [String] = []) throws -> Clip {
    let path = try folder.write("view: Circle().fill(.red)\n" + lines, to: "preset.yaml")
    return try PresetInput(path: path).clip(directed: direction(asked))
  }

  /// All of a clip that somebody can say something about.
  private func text(_ clip: Clip) -> String {
    "\(clip.stage) \(clip.look.map { "\($0)" } ?? "plain") \(clip.frameRate) \(clip.script.loops) "
      + "\(clip.script.duration.map { "\($0)" } ?? "as it is") "
      + "\(clip.motionBlur.map { "\($0)" } ?? "as the look says") \(clip.script.steps)"
  }

  @Test(arguments: facts)
  func whatIsSaidMeansTheSameWhereverItIsSaid(_ fact: Fact) throws {
    for value in fact.values {
      let asked = try outcome(asked: fact.words(value))
      #expect(try asked != outcome() || value == "Demo", "--\(fact) \(value) says nothing")
      if let script = fact.script(value) {
        #expect(try outcome(comment: script) == asked, "comment: \(script)")
        try folder.write("// showreel: \(script)\n" + Self.code, to: "Demo.swift")
        #expect(try outcome(of: "Demo.swift", .swift, []) == asked, "file: \(script)")
      }
      if let page = fact.page(value) { #expect(try outcome(page: page) == asked, "\(page)") }
      if let lines = fact.presetLines(value) {
        let (said, wanted) = (try preset(lines), try preset("", asked: fact.words(value)))
        #expect(text(said) == text(wanted), "preset: \(lines)")
      }
    }
  }

  @Test(arguments: facts)
  func theCommandLineIsOverTheCommentAndThatOverTheFrontMatter(_ fact: Fact) throws {
    guard let first = fact.values.first, let last = fact.values.last else { return }
    let second = fact.values[1]
    let (page, script) = (fact.page(first), fact.script(second))
    if let script {
      #expect(
        try outcome(page: page, comment: script) == outcome(asked: fact.words(second)),
        "comment over front matter")
      #expect(
        try outcome(page: page, comment: script, asked: fact.words(last))
          == outcome(asked: fact.words(last)), "command line over comment")
    }
    if let page {
      #expect(
        try outcome(page: page, asked: fact.words(second)) == outcome(asked: fact.words(second)),
        "command line over front matter")
    }
    if let lines = fact.presetLines(first) {
      #expect(
        try text(preset(lines, asked: fact.words(second)))
          == text(preset("", asked: fact.words(second))), "command line over preset")
    }
  }

  /// Of two words of one script that disagree the later counts.
  @Test(arguments: facts.filter { $0.word != nil && $0.option != "tap" })
  func theLaterWordOfAScriptCounts(_ fact: Fact) throws {
    let scripts = fact.values.prefix(2).compactMap(fact.script)
    #expect(
      try outcome(comment: scripts.joined(separator: "; "))
        == outcome(asked: fact.words(fact.values[1])))
  }

  @Test func aPreviewsTraitsAreBetweenTheCommentAndTheFrontMatter() throws {
    let code =
      Self.code + "#Preview(traits: .fixedLayout(width: 50, height: 60)) { Demo() }\n"
    func width(page: String? = nil, comment: String? = nil, asked: [String] = []) throws -> Double?
    {
      try outcome(page: page, comment: comment, asked: asked, code: code).direction.screen?.width
    }
    let page = "showreel: { size: 300x200 }\n"
    #expect(try width(page: page) == 50)
    #expect(try width(page: page, comment: "size 70x80") == 70)
    #expect(try width(page: page, comment: "size 70x80", asked: ["--size", "90x90"]) == 90)
    #expect(try width(page: page, asked: ["--size", "90x90"]) == 90)
  }

  /// What a place can say is compared with the others, or stands here with the reason why nothing can be.
  @Test func noPlaceSaysWhatIsNotCompared() throws {
    let groups: [Any] = [
      ScreenOptions(), LookOptions(), ScaleOptions(), ShutterOptions(), ScriptOptions(),
    ]
    let options = groups.flatMap { Mirror(reflecting: $0).children.compactMap(\.label) }
      .map { label in String(label.drop { $0 == "_" }) }
    #expect(options.count >= 11)
    let compared = Set(Self.facts.map { $0.option.replacing("-", with: "") })
    #expect(Set(options.map { $0.lowercased() }) == compared)
    #expect(Set(PageKey.allCases.map(\.rawValue)) == Set(Self.facts.compactMap(\.frontMatter)))
    #expect(
      Set(CanvasKey.allCases.map { "canvas." + $0.rawValue })
        == Set(Self.facts.compactMap(\.preset).filter { $0.hasPrefix("canvas.") }))
    // Only a clip's own text can say that it loops, or that there is none of it.
    let words = Set(Self.facts.compactMap(\.word)).union(["light", "loop", "skip"])
    let ofTheClip = ScriptVerb.allCases.drop { $0 != .duration }.map(\.rawValue)
    #expect(Set(ofTheClip).isSubset(of: words))
    #expect(try preset("loop: true").script.loops)
    #expect(try outcome(comment: "loop").direction.loops == true)
  }
}
