import ArgumentParser

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

      The file's ending chooses the format; a name that ends in / is a folder of PNG pictures.
      """,
    version: Version.current,
    subcommands: [
      ExportCommand.self, PreviewCommand.self, ListCommand.self, CheckCommand.self,
      NewCommand.self, FilmstripCommand.self, DoctorCommand.self, PlayDemoCommand.self,
    ])
}

enum Version {
  static let current = "0.1.0"
}
