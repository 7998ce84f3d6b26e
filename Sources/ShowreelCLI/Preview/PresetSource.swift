import Foundation
import Movie
import Presets
import Studio

/// A preset's file, seen in the preview.
@MainActor
final class PresetSource: PreviewSource {
  private let path: String
  private let stage: StageOptions
  private let script: ScriptOptions

  init(path: String, stage: StageOptions, script: ScriptOptions) {
    self.path = path
    self.stage = stage
    self.script = script
  }

  var name: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }
  var files: [String] { [path] }

  func load() async throws -> Clip {
    var clip = try Preset(contentsOf: path).clip()
    try script.apply(to: &clip)
    stage.apply(to: &clip)
    return clip
  }

  func write(_ script: [String]) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try WholeFile.write(PresetScriptWriting.text(text, script: script).utf8, to: path)
  }
}
