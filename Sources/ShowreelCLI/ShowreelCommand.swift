import ArgumentParser
import CMalloc
import Compositing
import Foundation
import Movie

/// Parses the arguments and prints what the library answers; knows nothing else.
@main
struct ShowreelCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "showreel",
    abstract:
      "Turns SwiftUI transitions and animations into exact video clips, headless, on Linux.",
    discussion: """
      A clip comes from a preset (showreel list), from a .swift file or from the code blocks of a
      Markdown page:

        showreel export TransitionMove
        showreel export Demo.swift -o demo.mp4
        showreel export guide.md

      'export' may be left out: showreel Demo.swift.
      The file's ending chooses the format; a name that ends in / is a folder that clips go to.

      Exit codes:
      \(ExitStatus.help)
      """,
    version: Version.full,
    subcommands: [
      ExportCommand.self, WatchCommand.self, ServeCommand.self, PreviewCommand.self,
      ListCommand.self,
      CheckCommand.self,
      NewCommand.self, FilmstripCommand.self, GalleryCommand.self,
      PlotCommand.self, SnippetCommand.self, VerifyCommand.self, CompareCommand.self,
      ReportCommand.self, PlanCommand.self, RunCommand.self, FinishCommand.self,
      SubmitCommand.self, CacheCommand.self, SchemaCommand.self, DoctorCommand.self,
      ReferenceCommand.self,
      PlayDemoCommand.self,
      ShowDemoCommand.self, ProveClipCommand.self, JoinClipCommand.self, CompareClipsCommand.self,
      MakeClipsCommand.self,
    ])

  /// Not an `async` main, which would end the main thread: the main actor would go on with whichever
  /// thread is free, now this one, now that, and a window's OpenGL context cannot follow.
  static func main() {
    // Layers that grow and shrink leave holes in the heap; what is mapped for itself leaves none.
    // By default the C library gives that up as soon as it sees something large come and go.
    mallopt(M_MMAP_THRESHOLD, 256 << 10)
    // x264 asks for its frames in pages of 2 MB, of which the last is mostly empty: 10 MB in all,
    // for no time that could be measured.
    _ = disableHugePages()
    StandardStream.prepare()
    OwnRights.keep()
    FileSizeLimit.failWrites()
    let arguments = ImpliedExport.completing(RawArguments.texts, commands: allNames)
    let isBehindWalls = arguments.first.flatMap(InnerCommand.init)?.isBehindWalls == true
    // A demo's home is an empty folder.
    ShaderCache.avoidFullDisk(isEmpty: isBehindWalls)
    RasterizerThreads.avoid()
    // And its limits are its sandbox's, which says what came of them.
    if !isBehindWalls, let problem = ProcessLimits.problem() {
      Console().fail(problem + ".")
      Foundation.exit(ExitStatus.system)
    }
    if drawsItself(arguments) { openLibrariesAhead() }
    Task { @MainActor in
      let code = await exitCode(of: arguments)
      stopOpeningLibraries()
      Foundation.exit(code)
    }
    RunLoop.main.run()
  }

  /// Whether this process is likely to draw and write clips; those of code are other processes' work, but what a folder
  /// holds is not known yet.
  private static func drawsItself(_ arguments: [String]) -> Bool {
    guard arguments.first == "export", arguments.count > 1 else { return false }
    return !arguments.contains {
      ["-h", "--help"].contains($0) || $0.hasSuffix(".swift") || ClipSource.isPage($0)
    }
  }

  /// The command that the arguments say, with its options.
  ///
  /// A command that is asked for itself reads them: on the way from the root ArgumentParser reads what a command takes twice
  /// more, and in a debug build checks all of it each time, which took a tenth of a short export. Whatever is wrong, or
  /// about help, is the root's to tell.
  ///
  /// On this thread: another would have to be started, which waits for whatever library is being opened ahead.
  private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    let named = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
    if let command = try? named?.parseAsRoot(Array(arguments.dropFirst())) { return command }
    return try parseAsRoot(arguments)
  }

  /// Does what the arguments say, as ArgumentParser's `main` does, but for how it prints: what cannot be
  /// printed is told by the exit code.
  @MainActor
  private static func exitCode(of arguments: [String]) async -> Int32 {
    var code = ExitCode.success.rawValue
    if arguments == ["--version"] {
      // To find that nothing else is asked for would take ArgumentParser a third of the answer's time.
      Console().write(Version.full)
    } else {
      code = await run(arguments)
    }
    if code != 0 { OutputFolders.removeEmpty() }
    guard let reason = StandardStream.output.failure else { return code }
    Console().fail(
      "Standard output cannot be written: \(reason). The files that were asked for are there.")
    return code == 0 ? ExitStatus.outputFailed : code
  }

  @MainActor
  private static func run(_ arguments: [String]) async -> Int32 {
    var code = ExitCode.success.rawValue
    do {
      var command = try parsed(arguments)
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      code = exitCode(for: error).rawValue
      let text = fullMessage(for: error)
      if code == 0, !text.isEmpty { Console().write(text) }
      if code != 0, !text.isEmpty { tell(text, arguments) }
    }
    return code
  }
}

extension ShowreelCommand {
  /// Those that somebody may type.
  private static var names: [String] {
    configuration.subcommands.compactMap {
      let configuration = $0.configuration
      return configuration.shouldDisplay ? configuration.commandName : nil
    }
  }

  /// With those that nobody types.
  private static var allNames: [String] {
    names + InnerCommand.allCases.map(\.rawValue) + ["help", "reference"]
  }

  /// Long options of a command, as its help has them.
  private static func options(of name: String) -> [String] {
    let command = configuration.subcommands.first { $0.configuration.commandName == name }
    guard let command else { return [] }
    let help = helpMessage(for: command, columns: 200)
    return help.split(separator: "\n").filter { $0.hasPrefix("  -") }.flatMap { line in
      line.matches(of: #/--[a-z][a-z0-9-]*/#).map { String($0.0) }
    }
  }

  /// No option has been read then, so the words themselves say how it is to be told.
  private static func tell(_ text: String, _ arguments: [String]) {
    let unknown = arguments.first.flatMap { $0.hasPrefix("-") || allNames.contains($0) ? nil : $0 }
    let message = UsageMessage(
      text, unknown: unknown, commands: names, options: options(of: arguments.first ?? ""))
    // A clip may be meant for standard output.
    let isJSON = arguments.contains("--json") && !arguments.contains("-")
    let console = Console(
      isJSON: isJSON, isForGitHub: arguments.contains("--github"))
    console.tell(Finding(.error, message.problem))
    if !message.usage.isEmpty, !console.isJSON {
      StandardStream.errors.write(ShownText.of(message.usage) + "\n")
    }
  }
}
