import Foundation
import Presets
import Studio

/// A preset's file, seen in the preview.
@MainActor
final class PresetSource: PreviewSource {
  private let path: String
  private let stage: StageOptions

  init(path: String, stage: StageOptions) {
    self.path = path
    self.stage = stage
  }

  var name: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }
  var files: [String] { [path] }

  func load() async throws -> Clip {
    var clip = try Preset(contentsOf: path).clip()
    stage.apply(to: &clip)
    return clip
  }

  func write(_ script: [String]) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try PresetScriptWriting.text(text, script: script)
      .write(toFile: path, atomically: true, encoding: .utf8)
  }
}
