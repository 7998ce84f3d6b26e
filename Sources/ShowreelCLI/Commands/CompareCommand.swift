import ArgumentParser
import Foundation
import Movie

struct CompareCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compares what two clips show, frame by frame.",
    discussion: """
      Examples:
        showreel compare old.mp4 new.mp4
        showreel compare old.gif new.gif --tolerance 0.01
        showreel compare 'old/*.png' 'new/*.png' -o difference.png

      Frames are compared as they come out of the decoder, so how a file is packed makes no difference.
      Where they differ it ends with exit code 1, says from which frame on and by how much (SSIM: 1 is
      equal), and writes a picture of that frame: before, after, and their difference.
      """)

  @Argument(
    help: ArgumentHelp("A clip, or a folder of PNG pictures.", valueName: "before"),
    completion: InputCompletion.clips)
  var before: String

  @Argument(
    help: ArgumentHelp("The clip to compare it with.", valueName: "after"),
    completion: InputCompletion.clips)
  var after: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The PNG to write where they differ, or 'none'.", valueName: "path"))
  var output = "difference.png"

  @OptionGroup(title: "Comparison") var comparison: ComparisonOptions
  @OptionGroup var printing: OutputOptions

  func validate() throws {
    if output != "none", !output.lowercased().hasSuffix(".png") {
      throw ValidationError("'\(output)' is no PNG. Use --output difference.png, or none.")
    }
  }

  @MainActor
  func run() async throws {
    let console = printing.console
    do {
      let picture = output == "none" ? nil : output
      let found = try CompareRequest(
        before: before, after: after, tolerance: comparison.tolerance, picture: picture
      ).comparison()
      let compared = ComparedClip(before, with: after, comparison: found, picture: picture)
      compared.print(to: console)
      if compared.state != .equal { throw ExitCode(ExitStatus.someFailed) }
    } catch let code as ExitCode {
      throw code
    } catch {
      console.fail(error)
      throw ExitCode(ExitStatus.code(for: error))
    }
  }
}
