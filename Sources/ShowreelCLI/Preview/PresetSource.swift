import Foundation
import Movie
import Presets
import Raster
import Studio

/// A preset's file, seen in the preview.
@MainActor
final class PresetSource: PreviewSource {
  private let file: PresetInput
  private var direction: PreviewDirection
  private let fonts = FontBook()

  /// - Parameter direction: What the command line says.
  init(_ file: PresetInput, directed direction: Direction) {
    self.file = file
    self.direction = PreviewDirection(direction)
  }

  var name: String { file.name }
  var files: [String] { [file.path] }

  func load(_ changes: Direction) async throws -> any PreviewClip {
    try PlayedFrames(file.clip(directed: changes.over(direction.current)), fonts: fonts)
  }

  func write(_ script: [String]) throws -> WrittenScript {
    let text = try BoundedFile.text(at: file.path, most: Preset.mostBytes)
    let written = try WrittenScript(
      PresetScriptWriting.text(text, script: script), inPlaceOf: text, to: file.path)
    direction.giveWayToScript()
    return written
  }

  func takeBack(_ written: WrittenScript) throws {
    try written.takeBack()
    direction.takeBack()
  }
}
