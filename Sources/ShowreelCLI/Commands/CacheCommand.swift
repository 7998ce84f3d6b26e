import ArgumentParser
import Foundation
import Movie
import Snippets

struct CacheCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache",
    abstract: "Looks into a cache of clips, and clears it.",
    discussion: """
      Examples:
        showreel export Demo.swift --cache Cache/         makes the clip, and keeps it
        showreel cache Cache/                             how much is in it
        showreel cache Cache/ --clear                     removes the clips, and nothing else

      A server keeps its own: it is looked into and cleared there.
      """)

  @Argument(
    help: "The folder that --cache named.", completion: InputCompletion.files(endingIn: []))
  var folder: String

  @Flag(help: "Remove the clips that are kept there.")
  var clear = false

  @OptionGroup var printing: OutputOptions

  func validate() throws {
    if CacheOptions.isAddress(folder) {
      throw ValidationError(
        "'\(folder)' is a server, which nobody else can look into. Name a folder: showreel cache Cache/"
      )
    }
  }

  @MainActor
  func run() async throws {
    let console = printing.console
    guard OutputFolders.isOne(folder) else {
      console.fail(
        "There is no folder '\(PathText.shown(folder))'. Name the one that --cache named.")
      throw ExitCode(ExitStatus.noInput)
    }
    let store = FolderStore(path: folder, limit: Int.max)
    let (entries, left) = clear ? store.clear() : (removed: store.entries, left: [])
    let bytes = entries.reduce(0) { $0 + $1.size }
    if console.isJSON {
      console.writeJSON(.cache, Contents(clips: entries.count, bytes: bytes, cleared: clear))
    } else {
      console.write(
        "\(PathText.shown(folder))  \(entries.count) \(entries.count == 1 ? "clip" : "clips") · "
          + "\(Self.size(bytes))" + (clear ? ", removed" : ""))
    }
    if let first = left.first {
      let more = left.count > 1 ? ", and \(left.count - 1) more" : ""
      console.fail(
        "Cannot remove '\(PathText.shown(first.path))'\(more): \(first.reason). "
          + "Let it be written to, or remove it yourself.")
      throw ExitCode(ExitStatus.cannotWrite)
    }
  }

  private struct Contents: Encodable {
    let clips: Int
    let bytes: Int
    let cleared: Bool
  }

  private static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<1000: "\(bytes) B"
    case ..<1_000_000: "\(bytes / 1000) kB"
    case ..<1_000_000_000: String(format: "%.1f MB", Double(bytes) / 1e6)
    default: String(format: "%.1f GB", Double(bytes) / 1e9)
    }
  }
}
