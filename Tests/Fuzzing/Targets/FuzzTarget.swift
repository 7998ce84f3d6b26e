import Foundation
import Presets
import Raster
import Snippets
import Studio

/// What `showreel check` does with a text that is not trusted, each kind by its name.
///
/// A run is good where it comes back: mistakes in the text are told, and that is an answer too.
package enum FuzzTarget: String, CaseIterable {
  /// A preset's YAML with its expressions; what can be read is played.
  case preset
  /// The commands of a clip's script, as comments and `--tap` have them.
  case script
  /// A Markdown page, or a tutorial of DocC where it begins with `@`: its blocks, videos and scripts, and
  /// the clips to make.
  case page
  /// A `.swift` file: its views, and the one to show.
  case source

  @MainActor
  package func run(_ text: String) {
    switch self {
    case .preset: Self.checkPreset(text)
    case .script: Self.checkScript(text)
    case .page: Self.checkPage(text)
    case .source: Self.checkSource(text)
    }
  }

  /// Fonts take long to find; one book for all runs.
  @MainActor private static let fonts = FontBook()

  /// Seconds of a clip that is played; a longer one takes its time, which is no hang.
  private static let playedSeconds = 20.0

  @MainActor
  private static func checkPreset(_ text: String) {
    do {
      let clip = try Preset(yaml: text, path: "Fuzz.yaml").clip()
      guard clip.isShort(Self.playedSeconds) else { return }
      do {
        let plan = try clip.plan(measuring: fonts) { player in
          // What is drawn is asked for too, now and then: an export would for every frame.
          if player.frameIndex % 20 == 0 { _ = player.displayList }
        }
        _ = plan.warnings.map(\.description).joined()
      } catch {
        _ = "\(error)"
      }
    } catch {
      _ = error.description
    }
  }

  @MainActor
  private static func checkScript(_ text: String) {
    let script = ScriptText(text, line: 3, column: 5)
    for problem in script.problems { _ = problem.description }
    _ = Script(commands: script.commands).untilAnswered
    _ = ScriptBody(text).text(["wait 1"])
    for line in text.split(separator: "\n").prefix(20) {
      if let tap = try? ScriptLine(tap: String(line)) { _ = "\(tap.command)" }
    }
  }

  /// Beside those of the repository, so that the code that it names is there.
  private static let tutorial =
    "Tests/Sites/docc/Sources/Fancy/Fancy.docc/Tutorials/Fuzz.tutorial"

  @MainActor
  private static func checkPage(_ text: String) {
    // Where the page lies decides where its videos go, and its own first line where it lies.
    let places = ["guide.md", "a/b.md", "/guide.md", "docs/x.docc/guide.md", "guide.md#title"]
    let place =
      text.hasPrefix("@") ? tutorial : places[Int(text.utf8.first ?? 0) % places.count]
    do {
      let plan = try SnippetPlan(page: text, at: place)
      tell(plan)
    } catch {
      _ = error.description
    }
  }

  @MainActor
  private static func checkSource(_ text: String) {
    tell(SnippetPlan(source: text, at: "Demo.swift"))
    let named = SnippetOptions(view: "Demo")
    tell(SnippetPlan(source: text, at: "Demo.swift", options: named))
  }

  @MainActor
  private static func tell(_ plan: SnippetPlan) {
    for clip in plan.clips { _ = clip.outputs.joined() + clip.root.name }
    // Whatever it names is looked for, in the folders of this machine.
    for clip in plan.clips.prefix(2) { _ = clip.pictures.joined() }
    for skipped in plan.skipped { _ = skipped.description }
    for diagnostic in plan.notes + plan.failures { _ = diagnostic.description }
  }
}

extension Clip {
  /// Whether all that its script says happens within so many seconds.
  fileprivate func isShort(_ seconds: Double) -> Bool {
    let length = script.duration ?? script.leastLength / script.slowestSpeed
    return length * frameRate.framesPerSecond <= seconds * 60
  }
}
