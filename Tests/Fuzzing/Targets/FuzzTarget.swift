import Foundation
import Presets
import Raster
import Snippets
import Studio
import Vectors

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
  /// A look in a file of its own; what can be read is put around a clip.
  case look
  /// What the process of a stranger's demo answers the preview; what is taken is drawn.
  case answer
  /// A package's manifest, and the modules that it names.
  case manifest
  /// What lies beside a module's code: catalogues of colours, pictures and symbols, and tables of texts.
  case resource
  /// What is no text: tables in binary, pictures, and what lies in a clip's place.
  case binary

  @MainActor
  package func run(_ text: String) {
    for way in 0..<ways { run(text, way: way) }
  }

  /// How many commands a text is given to.
  var ways: Int { self == .source ? Self.sourceOptions.count : 1 }

  @MainActor
  func run(_ text: String, way: Int) {
    switch self {
    case .preset: Self.checkPreset(text)
    case .script: Self.checkScript(text)
    case .page: Self.checkPage(text)
    case .source: Self.checkSource(text, Self.sourceOptions[way])
    case .look: Self.checkLook(text)
    case .answer: Self.checkAnswer(text)
    case .manifest: FuzzPackage.readManifest(text)
    case .resource: FuzzPackage.readResources(text)
    case .binary: BinaryFiles.read(BinaryFiles.bytes(of: text), measuring: Self.fonts)
    }
  }

  /// Fonts take long to find; one book for all runs.
  @MainActor fileprivate static let fonts = FontBook()

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

  private static let sourceOptions = [SnippetOptions(), SnippetOptions(view: "Demo")]

  @MainActor
  private static func checkSource(_ text: String, _ options: SnippetOptions) {
    tell(SnippetPlan(source: text, at: "Demo.swift", options: options))
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

extension FuzzTarget {
  @MainActor
  private static func checkLook(_ text: String) {
    do {
      let look = try LookFile(yaml: text, path: "Look.yaml", mayRead: { _ in false }).look
      var clip = try Preset(yaml: FuzzSeeds.smallPreset, path: "Fuzz.yaml").clip()
      clip.look = look
      let plan = try clip.plan(measuring: fonts)
      let picture = ClipPicture(clip, plan: plan, measuring: fonts)
      let player = ClipPlayer(clip, measuring: fonts, rehearsal: plan.rehearsal)
      _ = picture.lists(try player.exposure(ofFrame: 0))
    } catch {
      _ = "\(error)"
    }
  }

  @MainActor
  private static func checkAnswer(_ text: String) {
    do {
      let answer = try PreviewAnswer(checking: Data(text.utf8), isReadable: { _ in false })
      guard case .frames(let frames) = answer else { return }
      // As outlines, which takes no renderer.
      let movie = VectorMovie(fonts: fonts)
      for list in frames.lists.prefix(3) { movie.append([list]) }
      let page = VectorPage(
        width: 80, height: 60, scale: 1, background: .white, rate: (10, 1), mark: "")
      _ = movie.document(page)
    } catch {
      _ = "\(error)"
    }
  }
}

extension Clip {
  /// Whether all that its script says happens within so many seconds.
  fileprivate func isShort(_ seconds: Double) -> Bool {
    let length = script.duration ?? script.leastLength / script.slowestSpeed
    return length * frameRate.framesPerSecond <= seconds * 60
  }
}
