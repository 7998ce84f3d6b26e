import ArgumentParser

/// Writes the reference pages; for those who package the program.
struct ReferenceCommand: AsyncParsableCommand {
  enum Page: String, CaseIterable, ExpressibleByArgument {
    case markdown, man, presets, pages, swiftui
  }

  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract:
      "Prints a reference page: of every command and option, for man or as Markdown; of the keys of presets, "
      + "of what pages say, of the SwiftUI that is supported.",
    shouldDisplay: false)

  @Option(name: .customLong("for"), help: "markdown, man, presets, pages or swiftui.")
  var page: Page = .markdown

  @MainActor
  func run() async throws {
    let text =
      switch page {
      case .markdown: try CommandReference().markdown
      case .man: try CommandReference().man
      case .presets: PresetKeyReference().markdown
      case .pages: PageConventionReference().markdown
      case .swiftui: SwiftUIReference().markdown
      }
    StandardStream.output.write(text)
  }
}
