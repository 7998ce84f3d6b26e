import Foundation
import Snippets
import Studio

/// An argument of the command line, and what its clips are made of.
@MainActor
struct WatchedInput {
  let argument: String
  let files: [String]
  private var watch: FileWatch

  /// - Parameter direction: As the clips are asked for.
  init(_ argument: String, directed direction: Direction) {
    self.argument = argument
    files = Array(Set(Self.files(of: argument, directed: direction) + direction.pictures)).sorted()
    watch = FileWatch(files)
  }

  /// Whether it was saved since this was last asked.
  mutating func hasChanged() -> Bool { watch.hasChanged() }

  /// What cannot be read now may be mended, and what is not there may come.
  private static func files(of argument: String, directed direction: Direction) -> [String] {
    guard let source = try? ClipSource(argument) else { return [argument] }
    switch source {
    case .preset(let file): return [file.path]
    case .code(let file):
      let plan = try? file.plan(for: direction)
      return file.paths + (plan?.clips.flatMap(\.filesAround) ?? [])
    }
  }
}
