import Movie
import Studio

/// A strip of a clip, as `filmstrip` asks for it; a demo's own process reads it as JSON.
struct StripRequest: Codable, Hashable {
  /// Frames side by side.
  var count: Int
  /// Pixels from top to bottom.
  var height: Int

  /// The look where nobody says anything of it: in a row of small pictures what is on the screen is what counts.
  static let look = LookChoice.plain

  @MainActor
  func write(_ clip: Clip, to path: String) throws {
    let strip = try Filmstrip(clip, count: count, height: height).bitmap()
    try WholeFile.write(strip.pngData(), to: path)
  }
}
