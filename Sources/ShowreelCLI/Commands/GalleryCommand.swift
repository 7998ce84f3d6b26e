import ArgumentParser
import Foundation
import Movie
import Snippets
import Studio

struct GalleryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Makes clips and one page that shows them, with their code and what moves in them.",
    discussion: """
      Examples:
        showreel gallery Presets/*.yaml -o site/
        showreel gallery guide.md Demo.swift -o site/ --title 'Our buttons'

      Open site/index.html: it needs no server and nothing from elsewhere. The page is light or dark as
      its reader's system is, loads clips as they are looked at, and moves nothing by itself for those
      who asked for less motion.
      """)

  @Argument(
    help: "A preset's name or file, a .swift file, a folder or package, or a Markdown page.",
    completion: InputCompletion.kind)
  var inputs: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder to write the page and its clips to.", valueName: "folder"),
    completion: .directory)
  var output = "gallery/"

  @Option(help: ArgumentHelp("What stands above the clips.", valueName: "text"))
  var title = "Showreel"

  @OptionGroup(title: "Clip") var screen: ScreenOptions
  @OptionGroup(title: "Clip") var picture: PictureOptions
  @OptionGroup(title: "Script") var script: ScriptOptions
  @OptionGroup(title: "Running demos") var sandbox: SandboxOptions
  @Flag(help: "Replace files also where Showreel did not make them.")
  var overwrite = false

  @OptionGroup var printing: OutputOptions

  func validate() throws {
    let ending = (output as NSString).pathExtension
    if output.isEmpty || !ending.isEmpty && !output.hasSuffix("/") && !OutputFolders.isOne(output) {
      throw ValidationError("A gallery is a folder. Use --output site/.")
    }
  }

  @MainActor
  func run() async throws {
    Interruption.listen()
    let console = printing.console
    let outcome = Outcome(console: console)
    let site = GallerySite(output, overwrites: overwrite)
    do {
      let direction = try Direction(screen, picture, script: script)
      try site.prepare()
      let work = GalleryWork(site, directed: direction, outcome: outcome)
      let cards = await work.run(inputs, sandbox: sandbox)
      if !cards.isEmpty, !Interruption.isRequested {
        try site.write(GalleryPage(title: title, cards: cards))
        if console.isJSON {
          console.writeJSON(.gallery, WrittenGallery(path: site.page, clips: cards.count))
        } else {
          console.note(
            "\(PathText.shown(site.page)) is written, with \(cards.count) "
              + (cards.count == 1 ? "clip" : "clips"))
        }
      }
    } catch {
      outcome.fail(error)
    }
    try outcome.finish()
  }

  /// A gallery as `--json` prints it.
  private struct WrittenGallery: Encodable {
    let path: String
    let clips: Int
  }
}
