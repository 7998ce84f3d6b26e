import ArgumentParser
import Foundation
import Movie
import Studio

struct SnippetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snippet",
    abstract: "Prints what to paste into a page to show clips, with size, poster and words.",
    discussion: """
      Examples:
        showreel snippet TransitionMove                   for HTML
        showreel snippet Demo.swift --for docusaurus
        showreel snippet guide.md --for mkdocs            of each clip of the page
        showreel snippet Clips/move.mp4 --for docc        a clip that is there already

      The alternative text says what moves, and what is done for it. Of a clip that is there already
      nobody knows that: say it with --alt.
      """)

  @Argument(
    help: "A preset's name or file, a .swift file, a Markdown page, or a clip that was written.",
    completion: InputCompletion.withClips)
  var inputs: [String]

  @Option(name: .customLong("for"), help: "Who reads the page.")
  var target: EmbedTarget = .html

  @Option(help: ArgumentHelp("What is to be seen, instead of what is found.", valueName: "text"))
  var alt: String?

  @Option(
    help: ArgumentHelp(
      "The picture shown until the clip plays, or none. (default: the clip's name with .png)",
      valueName: "path"))
  var poster: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The clip as it is exported, or the folder.", valueName: "path"))
  var output: String?

  @OptionGroup(title: "Clip") var screen: ScreenOptions
  @OptionGroup(title: "Clip") var look: LookOptions
  @OptionGroup(title: "Clip") var scale: ScaleOptions
  @OptionGroup(title: "Script") var script: ScriptOptions
  @OptionGroup(title: "Running demos") var sandbox: SandboxOptions
  @OptionGroup var printing: OutputOptions

  func validate() throws {
    if inputs.count > 1, alt != nil {
      throw ValidationError("--alt is about one clip. Name one input, or leave --alt out.")
    }
    if inputs.count > 1, let poster, poster != "none" {
      throw ValidationError("--poster is of one clip. Name one input, or leave --poster out.")
    }
  }

  @MainActor
  func run() async throws {
    Interruption.listen()
    let console = printing.console
    let outcome = Outcome(console: console)
    try await outcome.finish {
      let direction = try Direction(screen, look: look, scale: scale, script: script)
      let clips = inputs.filter(Self.isClip)
      let others = inputs.filter { !Self.isClip($0) }
      for clip in clips { outcome.run(clip) { try write(written(clip), console) } }
      let place = try OutputPlace(output, isForSeveral: others.count > 1)
      let work = MotionWork(direction: direction, sandbox: sandbox, console: console)
      await work.run(others, outcome: outcome) { found in
        try write(embedded(found, at: place), console)
      }
    }
  }

  private static func isClip(_ input: String) -> Bool {
    OutputFormat.fileEndings.contains(".\((input as NSString).pathExtension.lowercased())")
      && FileManager.default.fileExists(atPath: input)
  }

  private func written(_ path: String) throws -> EmbeddedClip {
    let facts = try MovieFacts.read(path)
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return EmbeddedClip(
      source: path, poster: posterPath(for: path), width: facts.width, height: facts.height,
      alternative: alt ?? name)
  }

  private func embedded(_ found: MotionWork.Found, at place: OutputPlace) -> EmbeddedClip {
    var path = output == nil ? found.places.first ?? place.path(for: found.name) : nil
    path = path ?? place.folder.map { "\($0)/\(found.name).mp4" } ?? place.path(for: found.name)
    let source = Self.seen(path ?? found.name, from: found.page)
    let words = AlternativeText(found.plot, fallback: found.title).text
    return EmbeddedClip(
      source: source, poster: posterPath(for: source), width: found.plot.size.width,
      height: found.plot.size.height, alternative: alt ?? words, page: found.page)
  }

  private func posterPath(for clip: String) -> String? {
    guard let poster else { return (clip as NSString).deletingPathExtension + ".png" }
    return poster == "none" ? nil : poster
  }

  /// A file below the page's folder as the page names it.
  private static func seen(_ path: String, from page: String?) -> String {
    let folder = ((page ?? "") as NSString).deletingLastPathComponent
    return !folder.isEmpty && path.hasPrefix(folder + "/")
      ? String(path.dropFirst(folder.count + 1)) : path
  }

  private func write(_ clip: EmbeddedClip, _ console: Console) throws {
    let text = try clip.text(for: target)
    if console.isJSON {
      console.writeJSON(.snippet, Printed(clip, text: text))
    } else {
      console.write(text)
    }
  }

  /// A snippet as `--json` prints it.
  private struct Printed: Encodable {
    let source: String
    let poster: String?
    let width: Int
    let height: Int
    let alt: String
    let text: String

    init(_ clip: EmbeddedClip, text: String) {
      (source, poster, width, height) = (clip.source, clip.poster, clip.width, clip.height)
      (alt, self.text) = (clip.alternative, text)
    }
  }
}
