import ArgumentParser
import Foundation

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
    guard let data = data else {
      console.fail("\(file) cannot be read. Name a file that --json was written to.")
      throw ExitCode(ExitStatus.noInput)
    }
    let (lines, unread) = ReportLine.all(in: String(decoding: data, as: UTF8.self))
    if unread > 0 {
      // What they told is not in the report, and nobody should take that for good news.
      console.warn(
        "\(unread) of the lines of \(file) cannot be read and \(unread == 1 ? "is" : "are") left out."
      )
    }
    let text = format.text(of: lines, pictures: pictures)
    StandardStream.output.write(ShownText.of(text))
  }

  private var data: Data? {
    guard file == "-" else { return FileManager.default.contents(atPath: file) }
    return (try? FileHandle.standardInput.readToEnd()) ?? Data()
  }
}
