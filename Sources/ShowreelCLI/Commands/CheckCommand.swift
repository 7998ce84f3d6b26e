import ArgumentParser
import Foundation
import Studio

struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Reads and plays inputs without drawing; prints frames, duration and events.",
    discussion:
      "For a page it lists the clips that would be made, and what is not a view; with --compile also "
      + "what does not compile.")

  @Argument(
    help: "A preset's name or file, a .swift file, a folder or package, or a Markdown page.")
  var inputs: [String]

  @Flag(help: "Compile Swift code too, to find its mistakes.")
  var compile = false

  @OptionGroup(title: "Clip") var stage: StageOptions
  @OptionGroup(title: "Script") var script: ScriptOptions
  @OptionGroup(title: "Running demos") var sandbox: SandboxOptions
  @OptionGroup var printing: OutputOptions

  @MainActor
  func run() async throws {
    let console = printing.console
    var code: Int32 = 0
    for source in ClipSource.all(inputs) {
      do {
        switch try source.get() {
        case .preset(let file):
          let clip = try file.clip(directed: Direction(stage, script: script))
          print(try clip.plan(), of: clip, console: console)
        case .code(let file):
          let check = DemoCheck(sandbox: sandbox, compiles: compile, console: console)
          if try await !check.run(file.plan(view: script.view)) { code = ExitStatus.badInput }
        }
      } catch {
        console.fail(error)
        code = ExitStatus.code(for: error)
      }
    }
    if code != 0 { throw ExitCode(code) }
  }

  @MainActor
  private func print(_ plan: ClipPlan, of clip: Clip, console: Console) {
    if console.isJSON {
      console.writeJSON(CheckedClip(plan, clip: clip))
      return
    }
    let size = ClipPicture(clip, plan: plan).size
    console.write(
      "\(clip.name)  \(plan.frameCount) frames · \(String(format: "%.3f", plan.duration)) s · "
        + "\(size.width)×\(size.height)@\(clip.frameRate)")
    for event in plan.events {
      console.write(
        "  \(String(format: "%6.3f", event.time)) s  \(event.name)"
          + (event.isHidden ? ", hidden" : ""))
    }
    for warning in plan.warnings { console.warn("\(clip.name): \(ErrorWords.of(warning))") }
  }
}

/// A checked clip as `--json` prints it.
struct CheckedClip: Encodable {
  struct Event: Encodable {
    let time: Double
    let name: String
    let hidden: Bool
  }

  let name: String
  let frames: Int
  let duration: Double
  let width: Int
  let height: Int
  let frameRate: String
  let events: [Event]
  let warnings: [String]

  @MainActor
  init(_ plan: ClipPlan, clip: Clip) {
    name = clip.name
    frames = plan.frameCount
    duration = plan.duration
    let size = ClipPicture(clip, plan: plan).size
    (width, height) = (size.width, size.height)
    frameRate = clip.frameRate.description
    events = plan.events.map { Event(time: $0.time, name: $0.name, hidden: $0.isHidden) }
    warnings = plan.warnings.map(ErrorWords.of)
  }
}
