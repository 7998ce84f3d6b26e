import ArgumentParser
import Foundation
import Snippets

struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Shows clips in a browser, and makes them again as their files are saved.",
    discussion: """
      Examples:
        showreel serve guide.md                   at http://127.0.0.1:8787/
        showreel serve Demo.swift -o Clips/       the clip is made there
        ssh -L 8787:127.0.0.1:8787 server         brings it to this machine's browser

      It takes what watch takes, and makes clips where watch would. The page has a scrubber that goes to
      any frame, and what is wrong over the clip. It is for machines without a display; where there is
      one, preview shows a clip in a window. Nobody but this machine can ask for the page, unless
      --address says so. Ctrl-C ends it. The server is a program of its own: an installed showreel has it,
      and in a checkout it is built once:
        swift build -c release --package-path Serve
      """)

  /// What 'watch' takes too, and not that command: of groups within groups, ArgumentParser reads what is within again
  /// for each of several checks in a debug build, which took four seconds a start.
  @OptionGroup var export: ExportCommand

  @Option(help: "The port that the page is at; 0 for any that is free.")
  var port: UInt16 = 8787

  @Option(help: "The address of this machine that is listened at; 0.0.0.0 for all of them.")
  var address = "127.0.0.1"

  func run() throws {
    try WatchCommand.refuseStandardOutput(of: export)
    do throws(ServeProgramError) {
      let program = try ServeProgram.locate()
      // In place of this process: Ctrl-C and the exit code are those of the server.
      throw program.replaceProcess(
        with: ["\(port)", address, DemoToolchain.executable, "watch", "--json"]
          + ServeProgram.watchWords(of: RawArguments.texts.dropFirst()))
    } catch {
      export.printing.console.fail(error.description)
      throw ExitCode(ExitStatus.ours)
    }
  }
}
