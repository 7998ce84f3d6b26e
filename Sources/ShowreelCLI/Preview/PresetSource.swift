import Foundation
import Movie
import Presets
import Raster
import Studio

/// A preset's file, seen in the preview.
@MainActor
final class PresetSource: PreviewSource {
  private let path: String
  private let direction: Direction
  private let fonts = FontBook()

  /// - Parameter direction: What the command line says.
  init(path: String, directed direction: Direction) {
    self.path = path
    self.direction = direction
  }

  var name: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }
  var files: [String] { [path] }

  func load(_ changes: Direction) async throws -> any PreviewClip {
    try PlayedFrames(
      PresetInput.clip(at: path, directed: changes.over(direction)), fonts: fonts)
  }

  func write(_ script: [String]) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try WholeFile.write(PresetScriptWriting.text(text, script: script).utf8, to: path)
  }
}
