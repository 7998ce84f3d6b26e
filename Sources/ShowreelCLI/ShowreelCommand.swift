import ArgumentParser
import CMalloc
import Foundation

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

  /// Not an `async` main, which would end the main thread: the main actor would go on with whichever
  /// thread is free, now this one, now that, and a window's OpenGL context cannot follow.
  static func main() {
    // Layers that grow and shrink leave holes in the heap; what is mapped for itself leaves none.
    // By default the C library gives that up as soon as it sees something large come and go.
    mallopt(M_MMAP_THRESHOLD, 256 << 10)
    // x264 asks for its frames in pages of 2 MB, of which the last is mostly empty: 10 MB in all,
    // for no time that could be measured.
    _ = disableHugePages()
    Task { @MainActor in
      await main(nil)
      Foundation.exit(EXIT_SUCCESS)
    }
    RunLoop.main.run()
  }
}

enum Version {
  static let current = "0.1.0"
}
