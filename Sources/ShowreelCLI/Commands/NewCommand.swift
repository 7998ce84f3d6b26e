import ArgumentParser
import Foundation
import Movie
import Presets
import Snippets

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Writes a preset to start from; its comments are the reference.",
    discussion:
      "  showreel new Hero          Hero.yaml\n  showreel new Hero.swift    a view with a preview")

  @Argument(help: "The clip's name, or a file ending in .yaml or .swift.")
  var name: String

  func run() throws {
    let console = Console()
    let new: NewClipName
    do {
      new = try NewClipName(name)
    } catch {
      throw ValidationError(Self.text(of: error))
    }
    let path = new.path
    guard !PathText.isNeeded(for: path) else {
      console.fail(
        "The name '\(PathText.shown(path))' is not UTF-8, and a clip is named after it. "
          + "Choose a name that is.")
      throw ExitCode(ExitStatus.usage)
    }
    guard !FileManager.default.fileExists(atPath: path) else {
      console.fail("\(path) is there already. Remove it, or choose another name.")
      throw ExitCode(ExitStatus.cannotWrite)
    }
    let text = path.hasSuffix(".swift") ? StarterFile.swift(new) : StarterFile.preset(new)
    let folder = path.folderAbove
    guard folder.isEmpty || FileManager.default.fileExists(atPath: folder) else {
      console.fail(MovieError.missingFolder(path: path, folder: folder))
      throw ExitCode(ExitStatus.cannotWrite)
    }
    do {
      try WholeFile.write(text.utf8, to: path)
    } catch {
      console.fail(error)
      throw ExitCode(ExitStatus.cannotWrite)
    }
    console.write("\(path) is written. Make its clip with: showreel export \(path)")
  }

  static func text(of problem: NewClipName.Problem) -> String {
    switch problem {
    case .noName(let word):
      "'\(ShownText.of(word))' is no name for a clip, which has one line and begins with no dot. "
        + "Choose one such as Hero."
    case .unseen(let word):
      "'\(ShownText.ofUnseen(word))' has no character that can be seen, and nobody would find "
        + "the file again. Choose a name such as Hero."
    }
  }
}
