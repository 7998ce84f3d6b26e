import Foundation
import Movie
import Snippets
import Studio

/// The picture that stands for a clip until it plays: one of its frames, drawn as the clip is.
///
/// Which one it is is ``PosterFrame``'s to say.
enum PosterPicture {
  /// Draws a frame of a clip of this process.
  @MainActor
  static func write(_ clip: Clip, frame: Int, options: ExportOptions, to path: String) throws {
    let folder = try RunFolder()
    var options = options
    options.frames = frame...frame
    try Exporter(clip, options: options).export(to: folder.path + "/poster" + PicturePath.ending)
    try take(from: folder.path + "/poster/", to: path)
  }

  /// Has a frame drawn by the process that plays a stranger's code.
  static func write(
    _ demo: CompiledDemo, _ clip: PlannedClip, frame: Int, by process: DemoProcess,
    directed direction: Direction, to path: String
  ) async throws {
    let folder = try RunFolder()
    var direction = direction
    direction.frames = frame...frame
    _ = try await process.play(
      demo, clip, to: [folder.path + "/poster" + PicturePath.ending], directed: direction)
    try take(from: folder.path + "/poster/", to: path)
  }

  private static func take(from folder: String, to path: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    guard let name = names.first(where: { $0.hasSuffix(".png") }) else {
      throw PlayError.wroteNothing
    }
    let png = try Data(contentsOf: URL(filePath: folder + name))
    try WholeFile.write(PictureMark.marked(png), to: path)
  }
}
