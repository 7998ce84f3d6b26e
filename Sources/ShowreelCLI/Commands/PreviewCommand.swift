import ArgumentParser
import Compositing
import Foundation
import Studio

struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Plays a clip in a window, to scrub, to touch, and to see each save of its file.",
    discussion: """
      What is seen is what export writes. The code of .swift files and pages runs where export runs
      it: in a process of its own, behind walls.

      Keys:
      \(KeyBinding.help)
      """)

  @Argument(
    help: "A preset's name or file, a .swift file, or a block of a page: page.md#heading.",
    completion: InputCompletion.kind)
  var input: String

  @Flag(help: "Fill the screen.")
  var fullscreen = false

  @Flag(help: "Begin with the script let go of, to use the view by hand.")
  var interactive = false

  @Flag(help: "Begin again at the end.")
  var loop = false

  @Flag(help: "Begin with the first frame, held still.")
  var paused = false

  @Option(help: "What draws: the first that works, or one of them.")
  var renderer: RendererChoice = .auto

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where S and E write pictures and clips.", valueName: "folder"),
    completion: .directory)
  var output = "."

  @OptionGroup(title: "Clip") var screen: ScreenOptions
  @OptionGroup(title: "Clip") var picture: PictureOptions
  @OptionGroup(title: "Script") var script: ScriptOptions
  @OptionGroup(title: "Compiling demos") var sandbox: SandboxOptions

  @MainActor
  func run() async throws {
    Interruption.listen()
    do {
      let session = try await PreviewSession(source(), options: options)
      try await session.run { Interruption.isRequested }
    } catch {
      Console().fail(error)
      throw ExitCode(ExitStatus.code(for: error))
    }
    // Ctrl-C in its terminal is how a preview is closed, as Escape in its window is.
    if let code = Interruption.exitCode, code != 128 + SIGINT { throw ExitCode(code) }
  }

  /// What is said of the clip, wherever it is from.
  @MainActor
  var direction: Direction {
    get throws { try Direction(screen, picture, script: script) }
  }

  @MainActor
  private func source() async throws -> any PreviewSource {
    let direction = try direction
    return switch try ClipSource(input) {
    case .preset(let file): PresetSource(file, directed: direction)
    case .code(let file): try await LiveDemoSource(file, directed: direction, options: sandbox)
    }
  }

  private var options: PreviewOptions {
    var options = PreviewOptions()
    options.renderer = renderer
    options.isFullscreen = fullscreen
    options.isInteractive = interactive
    options.isLooping = loop
    options.isPaused = paused
    options.words = ErrorWords.of
    options.folder = output.count > 1 && output.hasSuffix("/") ? String(output.dropLast()) : output
    return options
  }
}
