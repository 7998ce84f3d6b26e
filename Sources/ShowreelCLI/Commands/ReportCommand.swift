import ArgumentParser
import Foundation
import Movie
import Snippets

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Writes what --json printed as annotations, as a code quality report or as a table.",
    discussion: """
      Examples:
        showreel verify guide.md --json > run.jsonl
        showreel report run.jsonl --for github        annotations beside the lines of a pull request
        showreel report run.jsonl --for gitlab        a code quality report
        showreel report run.jsonl --for markdown      a table for a summary or a comment
      """)

  @Argument(
    help: ArgumentHelp("What --json printed; - is standard input.", valueName: "file"),
    completion: InputCompletion.files(endingIn: ["json", "jsonl", "ndjson"]))
  var file: String

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp("github, gitlab or markdown.", valueName: "reader"))
  var format: ReportFormat

  @Option(
    help: ArgumentHelp(
      "Where pictures of differences are on the web: what stands before their names there.",
      valueName: "address"))
  var pictures: String?

  func run() throws {
    let console = Console()
    let data: Data
    do throws(UnreadableFile) {
      data = try content
    } catch {
      console.fail(
        "Cannot read \(PathText.shown(file)): \(error.reason). "
          + "Name a file that --json was written to.")
      throw ExitCode(ExitStatus.noInput)
    }
    guard data.count <= Self.mostBytes else {
      console.fail(
        "\(PathText.shown(file)) is larger than \(Self.mostBytes >> 20) MB, which is no report of clips. "
          + "Name a file that --json was written to.")
      throw ExitCode(ExitStatus.badInput)
    }
    let (lines, unread) = ReportLine.all(in: String(decoding: data, as: UTF8.self))
    if unread > 0 {
      // What they told is not in the report, and nobody should take that for good news.
      console.warn(
        "\(unread) of the lines of \(file) cannot be read and \(unread == 1 ? "is" : "are") left out."
      )
    }
    let text = try format.text(of: lines, pictures: pictures)
    StandardStream.output.write(ShownText.of(text))
  }

  /// Some hundred thousand clips' lines.
  private static let mostBytes = 64 << 20

  private var content: Data {
    get throws(UnreadableFile) {
      do {
        // A pipe may be named as well, as `<(showreel verify … --json)` names one.
        let handle =
          file == "-"
          ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(filePath: file))
        return try handle.read(upToCount: Self.mostBytes + 1) ?? Data()
      } catch {
        throw UnreadableFile(file == "-" ? "the standard input" : file, error)
      }
    }
  }
}
