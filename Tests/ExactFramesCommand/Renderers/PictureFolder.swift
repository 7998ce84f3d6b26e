import Compositing
import ExactFrames
import Foundation
import Presets
import Raster
import Studio

/// Pictures of one device, for another process to compare.
@MainActor
enum PictureFolder {
  /// Writes the kept pictures as a renderer draws them, and frames of presets and random clips.
  ///
  /// - Parameter words: `FOLDER RENDERER [n] [scale] [seeds]`, as somebody types them: how much of each
  ///   preset, and how many random clips, every frame of them.
  static func fill(_ words: ArraySlice<String>) throws {
    guard let folder = words.first,
      let renderer = words.dropFirst().first.flatMap({ RendererChoice(rawValue: $0) })
    else { throw PictureFolderError.noRenderer }
    let part = PartOfClip(words.dropFirst(2))
    let seeds = words.dropFirst(4).first.flatMap { Int($0) } ?? 20
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let tools = DrawingTools()
    let facts = try tools.facts(of: renderer)
    try (facts.device ?? facts.name).write(
      toFile: folder + "/device", atomically: false, encoding: .utf8)
    for reference in try ReferencePicture.all(with: tools) {
      try reference.drawn(on: renderer, with: tools).write(
        png: "\(folder)/kept-\(reference.name).png")
    }
    for path in try FileManager.default.contentsOfDirectory(atPath: "Presets").sorted()
    where path.hasSuffix(".yaml") {
      let clip = part.of(try Preset(contentsOf: "Presets/" + path).clip())
      try tools.draw(clip, every: part.every, on: renderer) { frame, picture in
        try picture.write(png: "\(folder)/\(clip.name)-\(frame).png")
      }
    }
    for seed in 1...UInt64(max(1, seeds)) {
      let clip = try RandomClip(seed: seed).clip(measuring: tools.fonts)
      try tools.draw(clip, every: 1, on: renderer) { frame, picture in
        try picture.write(png: "\(folder)/random-\(seed)-\(frame).png")
      }
    }
  }

  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".png") }.sorted()
  }

  static func picture(_ name: String, in folder: String) throws -> Bitmap {
    try Bitmap.decode(png: Data(contentsOf: URL(filePath: "\(folder)/\(name)")))
  }
}

enum PictureFolderError: Error, CustomStringConvertible {
  case noRenderer

  var description: String {
    "Say where the pictures go and who draws them: showreel-frames pictures FOLDER "
      + RendererChoice.allCases.map(\.rawValue).joined(separator: "|")
  }
}
