import ArgumentParser

/// Writes the reference pages; for those who package the program.
struct ReferenceCommand: ParsableCommand {
  enum Page: String, CaseIterable, ExpressibleByArgument {
    case markdown, man
  }

  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract: "Prints every command and option as a page: for man, or as Markdown.",
    shouldDisplay: false)

  @Option(name: .customLong("for"), help: "markdown or man.")
  var page: Page = .markdown

  func run() throws {
    let reference = try CommandReference()
    StandardStream.output.write(page == .man ? reference.man : reference.markdown)
  }
}
